/// One screen of a stack, as long as it is on the path.
final class NavigationScreen {
  let entry: Entry
  let identity: Identity
  /// Resolves what it shows; nil for a value nobody has a screen for.
  var content: ((inout Resolver) -> Void)?
  /// What it shows screens for; known once it has been resolved.
  var destinations: [NavigationDestination] = []
  var wasResolved = false
  /// Whether it has been said that nobody has a screen for its value.
  var isNamed = false
  let bar = BarContent()
  let focus = KeptFocus()

  /// What a screen is there for.
  enum Entry {
    case root
    case value(AnyHashable)
    /// A link that says what it leads to.
    case link
  }

  init(_ entry: Entry, identity: Identity, content: ((inout Resolver) -> Void)? = nil) {
    self.entry = entry
    self.identity = identity
    self.content = content
  }
}

extension NavigationScreen {
  var value: AnyHashable? {
    if case .value(let value) = entry { return value }
    return nil
  }

  /// What it shows for a value; nil if it has no screen for it.
  func content(for value: AnyHashable) -> ((inout Resolver) -> Void)? {
    for destination in destinations {
      if let content = destination.content(value) { return content }
    }
    return nil
  }

  func add(_ destination: NavigationDestination) {
    destinations.removeAll { $0.type == destination.type }
    destinations.append(destination)
  }
}

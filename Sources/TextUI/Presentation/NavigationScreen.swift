/// One screen of a stack, as long as it is on the path.
final class NavigationScreen {
  /// What it is on the path for; nil for the root, and for a link that says what it leads to.
  let value: AnyHashable?
  let identity: Identity
  /// Resolves what it shows; nil for a value nobody has a screen for.
  var content: ((inout Resolver) -> Void)?
  /// What it shows screens for; known once it has been resolved.
  var destinations: [NavigationDestination] = []
  var wasResolved = false
  /// Whether it has been said that nobody has a screen for its value.
  var isNamed = false
  let bar = BarContent()
  let focus = SavedFocus()

  init(_ value: AnyHashable? = nil, identity: Identity, content: ((inout Resolver) -> Void)? = nil)
  {
    self.value = value
    self.identity = identity
    self.content = content
  }
}

extension NavigationScreen {
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

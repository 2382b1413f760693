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

/// The stack and screen a view stands in.
struct NavigationContext {
  let stack: NavigationState
  let screen: NavigationScreen
}

enum NavigationKey: EnvironmentKey {
  static var defaultValue: NavigationContext? { nil }
}

extension Resolver {
  /// Resolves a screen with its bar, and the keys that lead back.
  mutating func resolve(_ screen: NavigationScreen, in stack: NavigationState, isNew: Bool) {
    let back = stack.root === screen ? nil : { stack.leave(screen) }
    pinnableScope(screen.identity) { inner in
      inner.barred(screen.bar, subtractsBar: false, back: back) { content in
        screen.destinations.removeAll()
        screen.wasResolved = true
        content.values[NavigationKey.self] = NavigationContext(stack: stack, screen: screen)
        screen.content?(&content)
      }
    }
    if isNew, stack.top === screen, let title = screen.bar.title {
      announce(title)
    }
  }

  /// Hears the destinations of a screen that has never been seen.
  mutating func discover(_ screen: NavigationScreen, in stack: NavigationState) {
    rehearse(at: screen.identity) { $0.resolve(screen, in: stack, isNew: false) }
  }
}

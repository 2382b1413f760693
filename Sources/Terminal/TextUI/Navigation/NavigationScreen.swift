/// A screen of a navigation stack.
final class NavigationScreen {
  /// The value on the path; nil for the root, and for a link with its own destination.
  let value: AnyHashable?
  let identity: Identity
  /// Resolves the screen's content; nil if no destination is declared for the value.
  var content: ((inout Resolver) -> Void)?
  /// The destinations that the screen declares; known once it has been resolved.
  var destinations: [NavigationDestination] = []
  var wasResolved = false
  /// True if the missing destination for the value has been reported.
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
  /// Returns the content for a value; nil if the screen declares no destination for it.
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

/// The stack and screen that contain a view.
struct NavigationContext {
  let stack: NavigationState
  let screen: NavigationScreen
}

enum NavigationKey: EnvironmentKey {
  static var defaultValue: NavigationContext? { nil }
}

@MainActor extension Resolver {
  /// Resolves a screen with its bar and the keys that lead back.
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

  /// Collects the destinations of a screen that has never been shown.
  mutating func discover(_ screen: NavigationScreen, in stack: NavigationState) {
    rehearse(at: screen.identity) { $0.resolve(screen, in: stack, isNew: false) }
  }
}

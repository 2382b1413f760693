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
      store.announcements.append(title)
    }
  }

  /// Hears the destinations of a screen that has never been seen.
  mutating func discover(_ screen: NavigationScreen, in stack: NavigationState) {
    var scratch = Resolver(
      graph: store.pool.take(), store: store, values: values, identity: screen.identity)
    let layers = store.layers.count
    scratch.values.listener = -1
    scratch.resolve(screen, in: stack, isNew: false)
    store.layers.removeSubrange(layers...)
    store.pool.giveBack(scratch.graph)
  }
}

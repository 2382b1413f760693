extension View {
  /// Adds the keys that move through the rows of an open menu: Home, End, page keys and letters.
  func menuKeys() -> some View { MenuKeys(content: self) }

  /// Runs an action for an arrow key that does not move the focus.
  func onUnusedKey(_ key: Key, perform action: (() -> Void)?) -> some View {
    UnusedKey(content: self, key: key, action: action)
  }
}

@usableFromInline
struct MenuKeys<Content: View>: Primitive {
  let content: Content

  @usableFromInline
  func resolve(_ resolver: inout Resolver) {
    let search = resolver.remembered { MenuSearch() }
    resolver.responding(to: .focusKey(search.choice)) { content.resolve(&$0) }
  }
}

/// Finds the row that a key selects, and keeps the letters typed before.
private final class MenuSearch {
  private var typed = TypeAhead()

  func choice(_ key: FocusKey) -> Identity? {
    guard key.press.modifiers.isDisjoint(with: [.control, .alt]) else { return nil }
    return place(key).map { key.choices[$0].identity }
  }

  private func place(_ key: FocusKey) -> Int? {
    switch key.press.key {
    case .character(let letter):
      typed.find(letter, at: key.time, among: key.choices.map(\.label), from: key.current)
    case .home, .end, .pageUp, .pageDown: step(key)
    default: nil
    }
  }

  private func step(_ key: FocusKey) -> Int? {
    guard let step = GridStep(key.press.key), let current = key.current else { return nil }
    return step.target(from: current, of: key.choices.count, page: key.visibleRows)
  }
}

@usableFromInline
struct UnusedKey<Content: View>: Primitive {
  let content: Content
  let key: Key
  let action: (() -> Void)?

  @usableFromInline
  func resolve(_ resolver: inout Resolver) {
    resolver.responding(to: action.map(responder)) { content.resolve(&$0) }
  }

  private func responder(_ action: @escaping () -> Void) -> Responder {
    .fallbackKey { press in
      guard press == KeyPress(key) else { return .ignored }
      action()
      return .handled
    }
  }
}

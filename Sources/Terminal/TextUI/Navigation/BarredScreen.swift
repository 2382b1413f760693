@MainActor extension Resolver {
  /// Resolves a screen below its bar, with the keys that lead back.
  ///
  /// The state of the screen is the same with and without a way back.
  ///
  /// - Parameters:
  ///   - bar: The content of the bar, set by the screen's views.
  ///   - subtractsBar: True if the container excludes the bar.
  ///   - back: The action that goes back; nil if there is none.
  ///   - content: Resolves the content below the bar.
  mutating func barred(
    _ bar: BarContent, subtractsBar: Bool, back: (() -> Void)?,
    _ content: (inout Resolver) -> Void
  ) {
    let ask = back.map { back in { (bar.onBack ?? back)() } }
    respondingToBack(ask) { inner in
      inner.container(BarredLayout(subtractsBar: subtractsBar)) { inner in
        inner.scope(Identity.Step.first) { $0.content(below: bar, back, content) }
        let view = NavigationBar(content: bar, back: ask)
        if !view.isEmpty { inner.scope(Identity.Step.second) { view.resolve(&$0) } }
      }
    }
  }

  private mutating func content(
    below bar: BarContent, _ back: (() -> Void)?, _ content: (inout Resolver) -> Void
  ) {
    let outer = values
    bar.clear()
    values[BarKey.self] = bar
    if let back { values.dismiss = DismissAction(action: back) }
    stack(ZStackLayout(), nil, content)
    values = outer
  }

  /// Adds the keys that go back, Escape and the left arrow, unless another handler takes them.
  private mutating func respondingToBack(
    _ back: (() -> Void)?, _ content: (inout Resolver) -> Void
  ) {
    let focus = focus
    let fallback = back.map { back in
      Responder.fallbackKey { $0.leadsBack(hasFocus: false, back) }
    }
    let handler = back.map { back in
      Responder.key { $0.leadsBack(hasFocus: focus.current != nil, back) }
    }
    responding(to: fallback) { $0.responding(to: handler, content) }
  }
}

extension KeyPress {
  /// Goes back on Escape, and on the left arrow if it does not move the focus.
  fileprivate func leadsBack(hasFocus: Bool, _ back: () -> Void) -> KeyResult {
    guard modifiers.isEmpty, key == .escape || (key == .left && !hasFocus) else { return .ignored }
    back()
    return .handled
  }
}

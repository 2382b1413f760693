extension Resolver {
  /// Resolves a screen below its bar, with the keys that lead back.
  ///
  /// What it remembers is the same with a way back and without.
  ///
  /// - Parameters:
  ///   - bar: What its views say for the bar.
  ///   - subtractsBar: Whether the container is what the bar leaves, or all.
  ///   - back: The way back; nil for none.
  ///   - content: Resolves what is below the bar.
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

  /// Lets Escape and the left arrow lead back, where nobody else wants them.
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
  /// Goes back on Escape, and on the left arrow if that does not move the focus instead.
  fileprivate func leadsBack(hasFocus: Bool, _ back: () -> Void) -> KeyResult {
    guard modifiers.isEmpty, key == .escape || (key == .left && !hasFocus) else { return .ignored }
    back()
    return .handled
  }
}

/// A view whose text is copied by a key.
private struct CopyableView<Content: View>: Primitive {
  let content: Content
  let text: () -> String

  func resolve(_ resolver: inout Resolver) {
    let isHovered = resolver.remembered(CopyAction.self) { Remembered(false) }
    let action = action(resolver)
    let key = Responder.key { press in
      guard press == .copy else { return .ignored }
      action()
      return .handled
    }
    let hover = Responder.hover { [redraw = resolver.redraw] isOver in
      isHovered.value = isOver
      redraw.request()
    }
    let shortcut = isHovered.value ? Responder.shortcut(.copy, action) : nil
    resolver.responding(to: key) { inner in
      inner.responding(to: hover) { $0.responding(to: shortcut) { content.resolve(&$0) } }
    }
  }

  private func action(_ resolver: Resolver) -> () -> Void {
    { [copy = resolver.values.copy, effects = resolver.store.effects, text] in
      if !copy(text()) { effects.announce("Not copied.") }
    }
  }
}

extension KeyPress {
  /// The key that copies, as in fzf and Atuin.
  fileprivate static let copy = KeyPress(.character("y"), modifiers: .control)
}

extension View {
  /// Copies a text by ^Y while the view has focus, or while the mouse is over it.
  ///
  /// The key is that of "yank" in many terminal programs; ^C ends a program, and letters belong to
  /// its own commands. A focused view inside is offered the key first. A view without a focusable
  /// part has focus only if it is `focusable()`; if nothing has focus, the frontmost view copies.
  /// See `CopyAction` for copying by a button.
  ///
  /// - Parameter text: The text, evaluated when the key is pressed.
  /// - Returns: The view.
  public func copyable(_ text: @escaping @autoclosure () -> String) -> some View {
    CopyableView(content: self, text: text)
  }
}

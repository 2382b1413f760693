/// The event handlers and the accessibility text of a control.
public struct Control {
  /// The text announced by screen readers.
  public var words: AccessibilityText
  /// Handles keys while the control has focus.
  public var onKey: ((KeyPress) -> KeyResult)?
  /// Handles pasted text while the control has focus.
  public var onPaste: ((String) -> KeyResult)?
  /// The handlers of other events, the outermost first.
  public var responders: [Responder]
  /// True to announce the value when it changes while the control has focus.
  public var saysChanges = true
  /// True if a popup focuses the control when it opens and nothing else asks for focus.
  ///
  /// Of several such controls the first is focused.
  public var isField = false

  /// Creates a focusable control.
  public init(
    words: AccessibilityText = AccessibilityText(), onKey: ((KeyPress) -> KeyResult)? = nil,
    onPaste: ((String) -> KeyResult)? = nil, responders: [Responder] = []
  ) {
    (self.words, self.onKey, self.onPaste) = (words, onKey, onPaste)
    self.responders = responders
  }
}

/// The node of a control, with one region per handler.
private struct ControlElement: Element {
  let handlers: [Handler]
  let focus: Identity

  func place(in rect: Rect, _ children: Subviews, _ context: PlacementContext) {
    if !handlers.isEmpty { context.note(focusTarget: focus, in: rect) }
    for child in children { child.place(in: rect) }
  }

  func draw(in rect: Rect, on painter: inout Painter) {
    let identity = painter.identity
    for (index, handler) in handlers.enumerated() {
      painter.identity = identity.child(UInt64(index))
      painter.respond(in: rect, with: handler, takesHits: true)
    }
    painter.identity = identity
  }
}

extension Resolver {
  /// Wraps content in a control; a disabled one only shows its content.
  public mutating func control(_ control: Control, _ content: (inout Resolver) -> Void) {
    guard values.isEnabled else {
      return container(ControlElement(handlers: [], focus: identity), content)
    }
    let target = ownTarget(FocusTarget(isField: control.isField, words: control.words))
    // Keys go from the focus outwards, so the key handlers are the outer regions.
    let focus = identity.child(UInt64(control.keyHandlerCount))
    let isFocused = isFocused(focus)
    let handlers =
      control.keyHandlers(isFocused) + [.focus(target)] + control.responders.map(\.handler)
    container(ControlElement(handlers: handlers, focus: focus)) { inner in
      inner.focusable(focus, target.words) { content(&$0) }
    }
    // The value may depend on the resolved content.
    if control.saysChanges { say(control.words, isFocused()) }
  }

  private func isFocused(_ identity: Identity) -> () -> Bool {
    { [focus = store.focus] in focus.current == identity }
  }

  /// Announces the value of a control when it changes while the control has focus.
  private func say(_ words: AccessibilityText, _ isFocused: Bool) {
    guard change(of: words.value, Control.self) != nil, isFocused, let value = words.value else {
      return
    }
    announce(value)
  }
}

extension Control {
  fileprivate var keyHandlerCount: Int { (onKey == nil ? 0 : 1) + (onPaste == nil ? 0 : 1) }

  /// Returns the key and paste handlers, which check the focus, because the window also offers keys
  /// to views without focus.
  fileprivate func keyHandlers(_ isFocused: @escaping () -> Bool) -> [Handler] {
    var handlers: [Handler] = []
    if let onKey { handlers.append(.key { isFocused() ? onKey($0) : .ignored }) }
    if let onPaste { handlers.append(.paste { isFocused() ? onPaste($0) : .ignored }) }
    return handlers
  }
}

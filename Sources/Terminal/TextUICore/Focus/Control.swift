/// What a control does with keys and the mouse, and what is said of it.
public struct Control {
  /// What a screen reader says of it.
  public var words: AccessibilityText
  /// Keys offered to it while it has focus.
  public var onKey: ((KeyPress) -> KeyResult)?
  /// Text pasted while it has focus.
  public var onPaste: ((String) -> KeyResult)?
  /// What it does with other events, the outermost first.
  public var responders: [Responder]
  /// Whether its value is said when it changes while the control has focus.
  public var saysChanges = true

  /// Makes a control that can have focus.
  public init(
    words: AccessibilityText = AccessibilityText(), onKey: ((KeyPress) -> KeyResult)? = nil,
    onPaste: ((String) -> KeyResult)? = nil, responders: [Responder] = []
  ) {
    (self.words, self.onKey, self.onPaste) = (words, onKey, onPaste)
    self.responders = responders
  }
}

/// The node of a control, which stands for as many regions as it has handlers.
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
  /// Adds a control round its content; one that is disabled shows its content and does nothing.
  public mutating func control(_ control: Control, _ content: (inout Resolver) -> Void) {
    guard values.isEnabled else {
      return container(ControlElement(handlers: [], focus: identity), content)
    }
    let target = ownTarget(FocusTarget(words: control.words))
    // Keys go from the focus outwards: what takes them lies round it, and comes first.
    let focus = identity.child(UInt64(control.keyHandlerCount))
    let isFocused = isFocused(focus)
    let handlers =
      control.keyHandlers(isFocused) + [.focus(target)] + control.responders.map(\.handler)
    container(ControlElement(handlers: handlers, focus: focus)) { inner in
      inner.focusable(focus, target.words) { content(&$0) }
    }
    // A value may be known only when the content is.
    if control.saysChanges { say(control.words, isFocused()) }
  }

  private func isFocused(_ identity: Identity) -> () -> Bool {
    { [focus = store.focus] in focus.current == identity }
  }

  /// Says the value of a control that has been changed by the keyboard.
  private func say(_ words: AccessibilityText, _ isFocused: Bool) {
    guard change(of: words.value, Control.self) != nil, isFocused, let value = words.value else {
      return
    }
    announce(value)
  }
}

extension Control {
  fileprivate var keyHandlerCount: Int { (onKey == nil ? 0 : 1) + (onPaste == nil ? 0 : 1) }

  /// The window offers keys to views without the focus as well, when nobody has it.
  fileprivate func keyHandlers(_ isFocused: @escaping () -> Bool) -> [Handler] {
    var handlers: [Handler] = []
    if let onKey { handlers.append(.key { isFocused() ? onKey($0) : .ignored }) }
    if let onPaste { handlers.append(.paste { isFocused() ? onPaste($0) : .ignored }) }
    return handlers
  }
}

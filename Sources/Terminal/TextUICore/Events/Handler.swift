/// What a view does with events that reach it; small, so that a node with it costs no allocation.
@usableFromInline
enum Handler {
  case tap(() -> Void)
  indirect case taps(count: Int, action: (Press) -> Void)
  case press((Press) -> Void)
  indirect case drag(DragGesture)
  indirect case longPress(LongPressGesture)
  indirect case magnify(MagnifyGesture)
  case wheel((_ x: Int, _ y: Int) -> KeyResult)
  case hover((Bool) -> Void)
  case key((KeyPress) -> KeyResult)
  /// A key that nobody took, and that did not move the focus either.
  case fallbackKey((KeyPress) -> KeyResult)
  /// A key that chooses who of the views inside has focus.
  case focusKey((FocusKey) -> Identity?)
  /// Done by a key wherever in the layer focus is, unless someone there takes the key.
  indirect case shortcut(KeyPress, action: () -> Void)
  case paste((String) -> KeyResult)
  indirect case focus(FocusTarget)
  /// A part of the window beside others, of which one gets the keys.
  indirect case pane(isKey: Bool, becomeKey: () -> Void)
  /// The part of the view's rectangle in which it and what is in it can be hit.
  case shape((_ point: Point, _ rect: Rect) -> Bool)
  /// The rectangle in which what is in the view can be hit, in place of its own.
  case area
  /// What is dragged over the view can be dropped on it.
  indirect case drop(DropTarget)
}

extension Handler {
  /// Those that want the mouse are hit wherever their rectangle is; the others where they draw.
  var takesHits: Bool {
    switch self {
    case .tap, .taps, .press, .drag, .longPress, .shape, .area, .wheel, .hover, .focus, .pane: true
    case .magnify, .key, .fallbackKey, .focusKey, .shortcut, .paste, .drop: false
    }
  }
}

/// What becomes of an event a handler was offered.
public enum KeyResult: Sendable {
  /// Something came of it; nobody else hears of it.
  case handled
  /// It goes on to the views round it.
  case ignored
}

/// Lets a view react to something.
@usableFromInline
struct HandlerElement: Element {
  let handler: Handler

  @usableFromInline
  init(handler: Handler) {
    self.handler = handler
  }

  @usableFromInline
  func draw(in rect: Rect, on painter: inout Painter) {
    painter.respond(in: rect, with: handler, takesHits: handler.takesHits)
  }
}

/// A view that reacts to something, unless it is disabled.
@usableFromInline
struct RespondingView<Content: View>: Primitive {
  @usableFromInline let content: Content
  @usableFromInline let handler: Handler

  @inlinable
  init(content: Content, handler: Handler) {
    self.content = content
    self.handler = handler
  }

  @inlinable
  func resolve(_ resolver: inout Resolver) {
    resolver.responding(to: Responder(handler)) { content.resolve(&$0) }
  }
}

extension Resolver {
  /// Lets views react to events, unless they are disabled; what they remember is the same with a
  /// responder and without.
  @inlinable
  public mutating func responding(
    to responder: Responder?, _ content: (inout Resolver) -> Void
  ) {
    guard let responder, values.isEnabled else { return scope(Identity.Step.content, content) }
    wrapper(HandlerElement(handler: responder.handler), content)
  }
}

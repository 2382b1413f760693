/// The event handlers of a view, small so that a node with one costs no allocation.
@usableFromInline
enum Handler {
  /// A `TapGesture`, which costs no allocation in this form.
  case tap(() -> Void)
  indirect case taps(count: Int, action: (Press) -> Void)
  case press((Press) -> Void)
  indirect case gesture(AttachedGesture)
  case wheel((_ x: Int, _ y: Int) -> KeyResult)
  case hover((Bool) -> Void)
  case key((KeyPress) -> KeyResult)
  /// Handles a key that no other handler took and that did not move the focus.
  case fallbackKey((KeyPress) -> KeyResult)
  /// Handles a key that moves the focus among the views inside.
  case focusKey((FocusKey) -> Identity?)
  /// Handles a key anywhere in the layer, unless the focused views handle it.
  indirect case shortcut(KeyPress, action: () -> Void)
  case paste((String) -> KeyResult)
  indirect case focus(FocusTarget)
  /// A pane of the window, one of which receives keys.
  indirect case pane(isKey: Bool, becomeKey: () -> Void)
  /// The part of the view's frame in which it and its descendants can be hit.
  case shape((_ point: Point, _ rect: Rect) -> Bool)
  /// The rectangle in which descendants can be hit, instead of the view's frame.
  case area
  /// A drop target for items dragged over the view.
  indirect case drop(DropTarget)
}

extension Handler {
  /// True for handlers of the mouse, which are hit in their whole frame, not only where they draw.
  var takesHits: Bool {
    switch self {
    case .gesture(let attached): attached.gesture.traits.inputs.contains(.presses)
    case .tap, .taps, .press, .shape, .area, .wheel, .hover, .focus, .pane: true
    case .key, .fallbackKey, .focusKey, .shortcut, .paste, .drop: false
    }
  }
}

/// The result of offering an event to a handler.
public enum KeyResult: Sendable {
  /// The event was handled and is not offered to others.
  case handled
  /// The event is offered to the ancestors.
  case ignored
}

/// The element of an event handler.
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

/// A view with an event handler, unless it is disabled.
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
  /// Resolves content with a responder unless it is disabled; the content's identity is the same
  /// with and without one.
  @inlinable
  public mutating func responding(
    to responder: Responder?, _ content: (inout Resolver) -> Void
  ) {
    guard let responder, values.isEnabled else { return scope(Identity.Step.content, content) }
    wrapper(HandlerElement(handler: responder.handler), content)
  }
}

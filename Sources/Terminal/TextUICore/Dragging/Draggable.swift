/// A view that can be lifted with what it stands for.
@usableFromInline
struct DraggableView<Content: View>: Primitive {
  let content: Content
  let value: () -> Any
  /// Resolves what is seen of it on its way; nil for a picture of the view.
  let preview: ((inout Resolver) -> Void)?

  @usableFromInline
  func resolve(_ resolver: inout Resolver) {
    guard resolver.values.isEnabled else {
      return resolver.scope(Identity.Step.content) { content.resolve(&$0) }
    }
    if let drag = resolver.store.drag, drag.isOf(resolver.identity) {
      drag.show(preview, in: resolver)
    }
    var gesture = DragGesture().onEscape {}
    gesture.item = DragItem(view: resolver.identity, value: value)
    resolver.wrapper(DraggableElement(handler: .drag(gesture))) { content.resolve(&$0) }
  }
}

/// What a drag takes along.
struct DragItem {
  /// The view that says so.
  let view: Identity
  let value: () -> Any
}

/// Lets its child be lifted, and notes where it stands meanwhile.
private struct DraggableElement: Element {
  let handler: Handler

  func place(in rect: Rect, _ children: Subviews, _ context: PlacementContext) {
    if let drag = context.store.drag, drag.source == children.parentIdentity {
      drag.note(home: rect, in: context.store.frame)
    }
    for child in children { child.place(in: rect) }
  }

  func draw(in rect: Rect, on painter: inout Painter) {
    painter.respond(in: rect, with: handler)
  }
}

extension View {
  /// Lets the view be dragged to a view with a `dropDestination`, which gets a value.
  ///
  /// Moving by a cell while the left button is down lifts a picture of the view, as it looks then. It
  /// follows the mouse above all else in the window, and flies back to the view if nobody takes the
  /// value, at Esc, and when the press is cancelled; at once where motion is reduced. When the view goes
  /// meanwhile the drag is over. A press that does not move is a tap as before.
  ///
  /// - Parameter value: What is dropped; asked for when it is lifted.
  /// - Returns: The view, which is hit wherever its rectangle is.
  public func draggable<Value: Sendable>(_ value: @autoclosure @escaping () -> Value) -> some View {
    DraggableView(content: self, value: value, preview: nil)
  }

  /// The same with another view to follow the mouse than a picture of this one.
  ///
  /// - Parameters:
  ///   - value: What is dropped; asked for when it is lifted.
  ///   - preview: Makes what follows the mouse, of its ideal size; it reacts to nothing. It is held
  ///     where the view was: at its middle if that was pressed in the middle.
  /// - Returns: The view, which is hit wherever its rectangle is.
  public func draggable<Value: Sendable, Preview: View>(
    _ value: @autoclosure @escaping () -> Value, @ViewBuilder preview: @escaping () -> Preview
  ) -> some View {
    DraggableView(content: self, value: value) { preview().resolve(&$0) }
  }
}

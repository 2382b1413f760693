/// A view that can be dragged with a value.
@usableFromInline
struct DraggableView<Content: View>: Primitive {
  let content: Content
  let value: () -> Any
  /// Resolves the drag preview; nil for a snapshot of the view.
  let preview: ((inout Resolver) -> Void)?

  @usableFromInline
  func resolve(_ resolver: inout Resolver) {
    guard resolver.values.isEnabled else {
      return resolver.scope(Identity.Step.content) { content.resolve(&$0) }
    }
    if let drag = resolver.store.drag, drag.isOf(resolver.identity) {
      drag.show(preview, in: resolver)
    }
    let gesture = DragGesture(carrying: DragItem(view: resolver.identity, value: value))
    let handler = Handler.gesture(AttachedGesture(gesture: gesture))
    resolver.wrapper(DraggableElement(handler: handler)) { content.resolve(&$0) }
  }
}

/// A draggable value.
struct DragItem {
  /// The view that offers the value.
  let view: Identity
  let value: () -> Any
}

/// Makes its child draggable, and records its frame during a drag.
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
  /// Makes the view draggable to a `dropDestination`, which receives a value.
  ///
  /// Moving by a cell with the left button pressed lifts a snapshot of the view. It follows the
  /// mouse above everything in the window, and flies back (at once with reduced motion) if no
  /// destination takes the value, at Escape, and when the press is cancelled. Removing the view
  /// ends the drag. A press without movement stays a tap.
  ///
  /// - Parameter value: The dragged value; evaluated when it is lifted.
  /// - Returns: The view, which is hit in its whole frame.
  public func draggable<Value: Sendable>(_ value: @autoclosure @escaping () -> Value) -> some View {
    DraggableView(content: self, value: value, preview: nil)
  }

  /// Makes the view draggable with another view as preview.
  ///
  /// - Parameters:
  ///   - value: The dragged value; evaluated when it is lifted.
  ///   - preview: Creates the preview, shown at its ideal size; it handles no events. The mouse
  ///     holds it
  ///     at the same relative position as the view.
  /// - Returns: The view, which is hit in its whole frame.
  public func draggable<Value: Sendable, Preview: View>(
    _ value: @autoclosure @escaping () -> Value, @ViewBuilder preview: @escaping () -> Preview
  ) -> some View {
    DraggableView(content: self, value: value) { preview().resolve(&$0) }
  }
}

/// The drop handler of a view.
@usableFromInline
struct DropTarget {
  let takes: (Any) -> Bool
  let isTargeted: (Bool) -> Void
  let drop: (Any, Point) -> Bool
}

/// A view with a drop handler, unless it is disabled.
@usableFromInline
struct DropView<Content: View>: Primitive {
  let content: Content
  let target: DropTarget

  @usableFromInline
  func resolve(_ resolver: inout Resolver) {
    guard resolver.values.isEnabled else {
      return resolver.scope(Identity.Step.content) { content.resolve(&$0) }
    }
    resolver.wrapper(DropElement(handler: .drop(target))) { content.resolve(&$0) }
  }
}

/// Makes its child a drop target; taps pass through to what lies below.
private struct DropElement: Element {
  let handler: Handler

  func draw(in rect: Rect, on painter: inout Painter) {
    if !painter.ignoresHits { painter.respond(in: rect, with: handler, takesHits: false) }
  }
}

extension View {
  /// Makes the view a destination for dragged values of a type.
  ///
  /// Of several destinations of the type under the mouse the frontmost is the target, in the
  /// topmost layer that receives events. Other views in front are transparent to drops.
  ///
  /// - Parameters:
  ///   - type: The type of accepted values, including values that can be cast to it.
  ///   - isTargeted: Called with true when a value enters, and false when it leaves or is about to
  ///     be
  ///     dropped.
  ///   - action: Receives the value, the only one of `items`, and the cell of the mouse relative to
  ///     the
  ///     view's top left corner. Returns false to reject it, and it flies back.
  /// - Returns: The view.
  public func dropDestination<Item: Sendable>(
    for type: Item.Type = Item.self, isTargeted: @escaping (Bool) -> Void = { _ in },
    action: @escaping (_ items: [Item], _ location: Point) -> Bool
  ) -> some View {
    let target = DropTarget(
      takes: { $0 is Item }, isTargeted: isTargeted,
      drop: { value, location in (value as? Item).map { action([$0], location) } ?? false })
    return DropView(content: self, target: target)
  }
}

extension Frame {
  /// Returns the frontmost view at a point that accepts a value.
  func dropTarget(at place: Point, for value: Any) -> HitRegion? {
    let target = regions.indices.last {
      regions[$0].dropTarget?.takes(value) == true && isUnder(place, $0)
    }
    return target.map { regions[$0] }
  }
}

extension HitRegion {
  var dropTarget: DropTarget? {
    if case .drop(let target) = handler { return target }
    return nil
  }
}

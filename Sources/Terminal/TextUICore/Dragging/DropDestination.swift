/// What a view does with values that are dragged over it.
@usableFromInline
struct DropTarget {
  let takes: (Any) -> Bool
  let isTargeted: (Bool) -> Void
  let drop: (Any, Point) -> Bool
}

/// A view that something can be dropped on, unless it is disabled.
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

/// Says that its child takes what is dropped on it; taps go through to what lies below.
private struct DropElement: Element {
  let handler: Handler

  func draw(in rect: Rect, on painter: inout Painter) {
    if !painter.ignoresHits { painter.respond(in: rect, with: handler, takesHits: false) }
  }
}

extension View {
  /// Lets values of a type be dropped on the view that were lifted from a `draggable` one.
  ///
  /// Of several destinations under the mouse that take the type the frontmost is the target, in the
  /// topmost layer that takes events. Views in front that are none let through what is dropped on them.
  ///
  /// - Parameters:
  ///   - type: What it takes, and what can be cast to it.
  ///   - isTargeted: Told when a value comes over the view, and when it goes or is about to be dropped.
  ///   - action: Takes the value, the only one of `items`; told the cell of the mouse, counted from the
  ///     top left corner of the view. False refuses it, and it flies back.
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
  /// The frontmost view at a place that takes a value.
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

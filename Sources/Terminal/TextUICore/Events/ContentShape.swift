extension View {
  /// Restricts hits on the view and its descendants to a shape.
  ///
  /// Gestures of the result are restricted as well. Hits outside of the shape pass through to what
  /// lies below.
  public func contentShape(_ shape: some Shape) -> some View {
    ResolvedView(self) { resolver, content in
      let cellAspect = resolver.values.cellAspect
      let handler = Handler.shape { point, rect in
        shape.covers(point, in: rect, cellAspect: cellAspect)
      }
      resolver.wrapper(HandlerElement(handler: handler)) { content.resolve(&$0) }
    }
  }

  /// Insets the hit area on every side, or enlarges it with negative lengths.
  public func hitInsets(_ length: Int) -> some View {
    hitInsets(EdgeInsets(.all, length))
  }

  /// Insets the hit area, or enlarges it with negative insets.
  ///
  /// A hit outside of the view's frame counts for the frontmost descendant that handles hits,
  /// otherwise for the nearest ancestor.
  public func hitInsets(_ insets: EdgeInsets) -> some View {
    let insets = EdgeInsets(
      top: insets.top.asLength, leading: insets.leading.asLength,
      bottom: insets.bottom.asLength, trailing: insets.trailing.asLength)
    return wrapped(in: HitArea(insets: insets))
  }
}

/// Takes hits for its child in another rectangle.
private struct HitArea: Element {
  let insets: EdgeInsets

  func draw(in rect: Rect, on painter: inout Painter) {
    painter.respond(in: rect.inset(by: insets), with: .area)
  }
}

extension View {
  /// Lets the view, and all that is in it, be hit only where a shape covers it.
  ///
  /// Taps and the like that are said of the result are heard there only. What the shape leaves out
  /// lets through to what lies below.
  public func contentShape(_ shape: some Shape) -> some View {
    ResolvedView(self) { resolver, content in
      let cellAspect = resolver.values.cellAspect
      let handler = Handler.shape { point, rect in
        shape.covers(point, in: rect, cellAspect: cellAspect)
      }
      resolver.wrapper(HandlerElement(handler: handler)) { content.resolve(&$0) }
    }
  }

  /// Makes the part of the screen that is hit smaller on every side, or larger than the view.
  public func hitInsets(_ length: Int) -> some View {
    hitInsets(EdgeInsets(.all, length))
  }

  /// Makes the part of the screen that is hit smaller than the view, or larger with negative insets.
  ///
  /// A hit beside the view counts as one of the frontmost view in it that waits for hits, or else of
  /// the nearest round it.
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

extension Subviews {
  /// What holds where the node is being measured or placed.
  package var layoutContext: LayoutContext {
    get { graph.layoutContext }
    nonmutating set { graph.layoutContext = newValue }
  }

  /// The size of the nearest container, which `containerRelativeFrame` takes its share of.
  public var containerSize: Size { layoutContext.container }

  /// What of the buffer can be seen where the views are placed.
  public var visibleRect: Rect { layoutContext.clip }

  /// What of the edges of the buffer, or of the container, is not safe to be seen.
  public var safeArea: EdgeInsets { layoutContext.safeArea }

  /// Sizes or places views in a container.
  ///
  /// - Parameters:
  ///   - size: Its size.
  ///   - safeArea: What of its edges is not safe to be seen; nil for what was so before.
  ///   - layout: Sizes or places them.
  /// - Returns: What the layout returns.
  public func inContainer<Result>(
    _ size: Size, safeArea: EdgeInsets? = nil, _ layout: () -> Result
  ) -> Result {
    graph.withContainer(size, below: parent) {
      if let safeArea { layoutContext.safeArea = safeArea }
      return layout()
    }
  }

  /// Places children of which nothing is seen outside a rectangle.
  public func clipped(to rect: Rect, _ place: () -> Void) {
    graph.withClip(rect, place)
  }
}

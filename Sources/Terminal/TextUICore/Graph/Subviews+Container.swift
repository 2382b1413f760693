extension Subviews {
  /// The layout context of the node that is measured or placed.
  package var layoutContext: LayoutContext {
    get { graph.layoutContext }
    nonmutating set { graph.layoutContext = newValue }
  }

  /// The size of the nearest container, which `containerRelativeFrame` refers to.
  public var containerSize: Size { layoutContext.container }

  /// The visible part of the buffer while the views are placed.
  public var visibleRect: Rect { layoutContext.clip }

  /// The insets of the safe area of the buffer or the container.
  public var safeArea: EdgeInsets { layoutContext.safeArea }

  /// Measures or places views in a container.
  ///
  /// - Parameters:
  ///   - size: The size of the container.
  ///   - safeArea: The insets of its safe area; nil to keep the current ones.
  ///   - layout: Measures or places the views.
  /// - Returns: The result of the layout.
  public func inContainer<Result>(
    _ size: Size, safeArea: EdgeInsets? = nil, _ layout: () -> Result
  ) -> Result {
    graph.withContainer(size, below: parent) {
      if let safeArea { layoutContext.safeArea = safeArea }
      return layout()
    }
  }

  /// Places children that are clipped to a rectangle.
  public func clipped(to rect: Rect, _ place: () -> Void) {
    graph.withClip(rect, place)
  }
}

/// Reduces the safe area of its child.
struct SafeAreaPadding: Element {
  let insets: EdgeInsets

  func sizeThatFits(_ proposal: Proposal, _ children: Subviews) -> Size {
    let size = children.inset(by: insets) {
      children.first?.sizeThatFits(
        proposal.reduced(width: insets.horizontal, height: insets.vertical)) ?? .zero
    }
    return Size(width: size.width + insets.horizontal, height: size.height + insets.vertical)
  }

  func place(in rect: Rect, _ children: Subviews, _ context: PlacementContext) {
    let inner = rect.inset(by: insets)
    let proposal = children.proposal(answeredBy: rect.size)
      .reduced(width: insets.horizontal, height: insets.vertical)
    children.inset(by: insets, round: inner) {
      // Measures again, because another container may have replaced the cached size that places it.
      _ = children.first?.sizeThatFits(proposal)
      children.first?.place(in: inner)
    }
  }
}

/// Extends its child beyond the edges of the safe area that it touches.
struct IgnoredSafeArea: Element {
  let edges: Edge.Set

  func sizeThatFits(_ proposal: Proposal, _ children: Subviews) -> Size {
    children.first?.sizeThatFits(proposal) ?? .zero
  }

  func place(in rect: Rect, _ children: Subviews, _ context: PlacementContext) {
    guard let child = children.first else { return }
    let reach = children.reach(of: rect, edges)
    let outer = rect.extended(by: reach)
    let size = child.sizeThatFits(Proposal(outer.size))
    children.inset(by: reach, sign: -1) {
      child.place(in: Alignment.center.rect(of: size, in: outer))
    }
  }
}

extension Subviews {
  /// Returns the insets of the safe area at the edges of it that a rectangle touches.
  fileprivate func reach(of rect: Rect, _ edges: Edge.Set = .all) -> EdgeInsets {
    let (insets, safe) = (safeArea, layoutContext.safeRect)
    return EdgeInsets(
      top: edges.contains(.top) && rect.y <= safe.y ? insets.top : 0,
      leading: edges.contains(.leading) && rect.x <= safe.x ? insets.leading : 0,
      bottom: edges.contains(.bottom) && rect.maxY >= safe.maxY ? insets.bottom : 0,
      trailing: edges.contains(.trailing) && rect.maxX >= safe.maxX ? insets.trailing : 0)
  }

  /// Places children that are clipped to a rectangle, and to the space beyond the safe area at the
  /// edges of it that the rectangle touches.
  package func clippedBeyondSafeArea(to rect: Rect, _ place: () -> Void) {
    clipped(to: rect.extended(by: reach(of: rect)), place)
  }

  /// Lays out children with a smaller safe area and container.
  ///
  /// - Parameters:
  ///   - insets: The insets of each side.
  ///   - rect: The safe area, while the children are placed.
  ///   - sign: -1 to enlarge the safe area, which leaves the container unchanged.
  ///   - layout: Sizes or places the children.
  /// - Returns: The result of the layout.
  func inset<Result>(
    by insets: EdgeInsets, round rect: Rect? = nil, sign: Int = 1, _ layout: () -> Result
  ) -> Result {
    var container = layoutContext.container
    if sign > 0 {
      container.width = Swift.max(0, container.width - insets.horizontal)
      container.height = Swift.max(0, container.height - insets.vertical)
    }
    return inContainer(container, safeArea: safeArea.adding(insets, sign)) {
      if let rect { layoutContext.safeRect = rect }
      return layout()
    }
  }
}

extension Rect {
  fileprivate func extended(by insets: EdgeInsets) -> Rect {
    inset(
      by: EdgeInsets(
        top: -insets.top, leading: -insets.leading, bottom: -insets.bottom,
        trailing: -insets.trailing))
  }
}

extension EdgeInsets {
  /// The insets, each clamped to `Proposal.infinity` in magnitude.
  package var bounded: EdgeInsets {
    EdgeInsets(
      top: top.asLength, leading: leading.asLength, bottom: bottom.asLength,
      trailing: trailing.asLength)
  }

  fileprivate func adding(_ other: EdgeInsets, _ sign: Int) -> EdgeInsets {
    EdgeInsets(
      top: top + sign * other.top, leading: leading + sign * other.leading,
      bottom: bottom + sign * other.bottom, trailing: trailing + sign * other.trailing)
  }
}

extension View {
  /// Adds cells at the edges of the view that it may still fill with `ignoresSafeArea`.
  ///
  /// Containers in the view are smaller by them.
  public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: Int = 1) -> some View {
    let insets = EdgeInsets(edges, max(0, length.asLength))
    return wrapped(in: SafeAreaPadding(insets: insets))
  }

  /// Extends the view beyond the safe area at the edges it touches.
  ///
  /// The layout of its siblings does not change. The edges are those of the window or of a bar,
  /// also inside of stacks, tabs, split views and popups. A scroll view has no safe area inside,
  /// except for that of a popup whose content fits.
  public func ignoresSafeArea(edges: Edge.Set = .all) -> some View {
    wrapped(in: IgnoredSafeArea(edges: edges))
  }
}

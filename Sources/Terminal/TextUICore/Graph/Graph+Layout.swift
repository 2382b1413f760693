extension Graph {
  /// Returns the size for a proposal, cached for every proposal; the last three with the node.
  @inlinable
  func size(of node: Int, for proposal: Proposal) -> Size {
    let measure = measures + node
    if measure.pointee.first.proposal == proposal, measure.pointee.answers > 0 {
      return Size(
        width: Int(measure.pointee.first.width), height: Int(measure.pointee.first.height))
    }
    return olderOrNewSize(of: node, for: proposal)
  }

  @usableFromInline
  func olderOrNewSize(of node: Int, for proposal: Proposal) -> Size {
    let measure = measures + node
    let answers = measure.pointee.answers
    if answers > 1, measure.pointee.second.proposal == proposal {
      swap(&measure.pointee.first, &measure.pointee.second)
      return measure.pointee.first.size
    }
    if answers > 2, measure.pointee.third.proposal == proposal {
      swap(&measure.pointee.second, &measure.pointee.third)
      swap(&measure.pointee.first, &measure.pointee.second)
      return measure.pointee.first.size
    }
    let size =
      (answers > 2 ? olderAnswer(of: node, to: proposal) : nil)
      ?? borrowed[node].sizeThatFits(proposal, Subviews(graph: self, of: node))
    if measure.pointee.flags.contains(.isGraph) { return size }
    remember(size, of: node, for: proposal)
    return measure.pointee.first.size
  }

  @inline(__always)
  private func remember(_ size: Size, of node: Int, for proposal: Proposal) {
    let measure = measures + node
    if measure.pointee.answers > 2 { keepThirdAnswer(of: node) }
    measure.pointee.third = measure.pointee.second
    measure.pointee.second = measure.pointee.first
    measure.pointee.first.proposal = proposal
    measure.pointee.first.width = Int32(truncatingIfNeeded: size.width.asLength)
    measure.pointee.first.height = Int32(truncatingIfNeeded: size.height.asLength)
    measure.pointee.answers = min(3, measure.pointee.answers + 1)
  }

  /// Places the first node, and with it all others.
  ///
  /// - Parameters:
  ///   - rect: The frame.
  ///   - layoutContext: The layout context of the frame.
  func place(in rect: Rect, _ layoutContext: LayoutContext) {
    state.pointee.layoutContext = layoutContext
    prepareMovements(from: rect.origin)
    place(0, in: rect)
  }

  /// Places a node, which places its children.
  @usableFromInline
  func place(_ node: Int, in rect: Rect) {
    if state.pointee.movesViews {
      let rect = rect.bounded
      placeMoving(node, in: rect, by: movement(of: node, to: rect))
    } else {
      put(node, in: rect)
    }
  }

  /// Sets the frame of a node and places its children.
  ///
  /// Inlined, because one more call per node takes a two-hundredth of a frame.
  @inline(__always)
  func put(_ node: Int, in rect: Rect) {
    let measure = measures + node
    let rect = rect.bounded
    measure.pointee.x = Int32(truncatingIfNeeded: rect.x)
    measure.pointee.y = Int32(truncatingIfNeeded: rect.y)
    measure.pointee.width = Int32(truncatingIfNeeded: rect.width)
    measure.pointee.height = Int32(truncatingIfNeeded: rect.height)
    measure.pointee.clip = state.pointee.layoutContext.clip
    measure.pointee.isPlaced = true
    borrowed[node].place(
      in: rect, Subviews(graph: self, of: node), state.pointee.placementContext)
  }

  /// Lays out the descendants of a container, whose size `containerRelativeFrame` refers to.
  func withContainer<Result>(_ size: Size, below node: Int, _ layout: () -> Result) -> Result {
    let outer = state.pointee.layoutContext
    state.pointee.layoutContext.container = size
    defer { state.pointee.layoutContext = outer }
    if state.pointee.readsContainer { forgetSizes(below: node) }
    return layout()
  }

  /// Drops the cached sizes, which also depend on the container.
  private func forgetSizes(below node: Int) {
    for index in node + 1..<node + Int(nodes[node].span) { measures[index].answers = 0 }
    clearSizeCache()
  }

  /// Drops all cached sizes.
  func forgetSizes() {
    for node in 0..<count { measures[node].answers = 0 }
    clearSizeCache()
  }

  /// Drops the places, because a node that is not placed again is not shown.
  func forgetPlaces() {
    for node in 0..<count {
      measures[node].isPlaced = false
      measures[node].isAtOnce = false
    }
  }

  /// Places children that are clipped to a rectangle.
  func withClip(_ rect: Rect, _ layout: () -> Void) {
    let outer = state.pointee.layoutContext.clip
    state.pointee.layoutContext.clip = outer.intersection(rect)
    layout()
    state.pointee.layoutContext.clip = outer
  }
}

import GridSolver

/// A frame whose lengths on some axes are computed from the nearest container, not the proposal.
struct ContainerFrame: Element {
  let axes: Axis.Set
  let alignment: Alignment
  let length: (_ container: Int, Axis) -> Int

  func animated(in resolver: borrowing Resolver) -> ContainerFrame {
    resolver.readsContainer()
    return self
  }

  func sizeThatFits(_ proposal: Proposal, _ children: Subviews) -> Size {
    frame(in: children.containerSize).sizeThatFits(proposal, children)
  }

  func place(in rect: Rect, _ children: Subviews, _ context: PlacementContext) {
    frame(in: children.containerSize).place(in: rect, children, context)
  }

  private func frame(in container: Size) -> FixedFrame {
    let lengths = Proposal(
      width: axes.contains(.horizontal) ? length(container.width, .horizontal) : nil,
      height: axes.contains(.vertical) ? length(container.height, .vertical) : nil)
    return FixedFrame(lengths, alignment: alignment)
  }
}

extension View {
  /// Makes the view as large as the nearest container on the given axes.
  ///
  /// Containers are the window, scroll views (their visible part), navigation stacks, tab views,
  /// split columns and the parts of a `RatioSplit`, each without its safe area; stacks and frames
  /// are not. A scroll view that another one proposes an unlimited length has the visible part of
  /// that one. A container's own overlay or background is outside it.
  ///
  /// - Parameters:
  ///   - axes: The axes that take the container's length; the others keep the proposal.
  ///   - alignment: The alignment of the view in the frame, if its size differs.
  /// - Returns: The view in its frame.
  public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center
  ) -> some View {
    containerFrame(axes, alignment) { length, _ in length }
  }

  /// Makes the view span some of the equal columns or rows of the nearest container.
  ///
  /// The exact fraction is rounded down once, so that equal views stay equal and never overflow.
  ///
  /// - Parameters:
  ///   - axes: The axes that take a share.
  ///   - count: The number of columns or rows in the container; less than one counts as one.
  ///   - span: The number of columns or rows to cover, including gaps; from `count` on all.
  ///   - spacing: The cells between neighbours; negative counts as zero.
  ///   - alignment: The alignment of the view in the frame, if its size differs.
  /// - Returns: The view in its frame.
  public func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: Int, alignment: Alignment = .center
  ) -> some View {
    let share = ContainerFraction(
      count: max(1, count), span: max(0, span), spacing: max(0, spacing))
    return containerFrame(axes, alignment) { length, _ in share.length(in: length) }
  }

  /// Sets the length of the view to a function of the length of the nearest container.
  ///
  /// - Parameters:
  ///   - axes: The axes to compute a length for; the others keep the proposal.
  ///   - alignment: The alignment of the view in the frame, if its size differs.
  ///   - length: A closure that receives the container's length in cells along an axis. The result
  ///     is rounded to the nearest cell, halves up, and may exceed the container.
  /// - Returns: The view in its frame.
  public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center,
    _ length: @escaping (_ length: Double, _ axis: Axis) -> Double
  ) -> some View {
    containerFrame(axes, alignment) { container, axis in
      max(0, Int(rounding: length(Double(container), axis)))
    }
  }

  private func containerFrame(
    _ axes: Axis.Set, _ alignment: Alignment, _ length: @escaping (Int, Axis) -> Int
  ) -> some View {
    wrapped(in: ContainerFrame(axes: axes, alignment: alignment, length: length))
  }
}

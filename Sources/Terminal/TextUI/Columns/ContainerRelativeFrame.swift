import GridSolver

/// Takes a share of the nearest container on the axes it names, whatever is proposed.
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
  /// Makes the view as large as the nearest container, on the axes named.
  ///
  /// Containers are the window, scroll views (their visible part), navigation stacks, tab views, split
  /// columns and the parts of a `RatioSplit`, each without its safe area; never stacks or frames. A
  /// scroll view that another one offers any length has the visible part of that one. A view in a
  /// container's own overlay or background sees past that container.
  ///
  /// - Parameters:
  ///   - axes: Where to take the container's length; the others keep what is proposed.
  ///   - alignment: Where the view lies, if it chooses another size.
  /// - Returns: The view in its frame.
  public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center
  ) -> some View {
    containerFrame(axes, alignment) { length, _ in length }
  }

  /// Makes the view as long as some of the equal columns of the nearest container, with the gaps
  /// between them.
  ///
  /// The exact fraction is rounded down, once: equal views stay equal and never overflow.
  ///
  /// - Parameters:
  ///   - axes: Where to take a share.
  ///   - count: How many columns, or rows, the container is divided into; below one counts as one.
  ///   - span: How many of them the view covers; from `count` on it covers all.
  ///   - spacing: Cells between two of them; below zero counts as zero.
  ///   - alignment: Where the view lies, if it chooses another size.
  /// - Returns: The view in its frame.
  public func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: Int, alignment: Alignment = .center
  ) -> some View {
    let share = ContainerFraction(
      count: max(1, count), span: max(0, span), spacing: max(0, spacing))
    return containerFrame(axes, alignment) { length, _ in share.length(in: length) }
  }

  /// Makes the view as long as is computed from the length of the nearest container.
  ///
  /// - Parameters:
  ///   - axes: Where to compute a length; nothing is computed for the others.
  ///   - alignment: Where the view lies, if it chooses another size.
  ///   - length: Gets the cells of the container along an axis; its answer is rounded to the nearest
  ///     cell, halves up, and may be more than the container.
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

/// The positions of rows of equal length.
struct LazyMeasure {
  let axis: Axis
  let count: Int
  private let length: Int
  private let spacing: Int

  init(_ axis: Axis, count: Int, length: Int, spacing: Int) {
    self.axis = axis
    self.count = count
    self.length = max(1, length.asLength)
    self.spacing = max(0, spacing.asLength)
  }

  /// The length of all rows including the spacing.
  var total: Int {
    guard count > 0 else { return 0 }
    let (product, isTooMuch) = count.multipliedReportingOverflow(by: length + spacing)
    return isTooMuch ? Proposal.infinity : min(product - spacing, Proposal.infinity)
  }

  func slot(_ index: Int, in rect: Rect) -> Rect {
    let start = min(index.asLength * (length + spacing), Proposal.infinity)
    return axis.slice(of: rect, from: start, length)
  }

  /// Returns the visible rows and one more on each side, which the focus can move to.
  func visible(in rect: Rect, through clip: Rect) -> Range<Int> {
    let seen = rect.intersection(clip)
    guard !seen.isEmpty else { return 0..<0 }
    let first = seen.origin[axis] - rect.origin[axis]
    let last = first + seen.size[axis] - 1
    let pitch = length + spacing
    let start = max(0, min(first / pitch - 1, count))
    return start..<max(start, min(last / pitch + 2, count))
  }
}

/// An element as long as all rows, which builds only those that are visible.
struct LazyElement: Element {
  let measure: LazyMeasure
  let subtree: Subtree
  let willPlace: (Rect, _ visible: Range<Int>) -> Void

  func sizeThatFits(_ proposal: Proposal, _ children: Subviews) -> Size {
    var size = proposal.replacingUnspecified(by: children.containerSize)
    size[measure.axis] = measure.total
    return size
  }

  func place(in rect: Rect, _ children: Subviews, _ context: PlacementContext) {
    willPlace(rect, measure.visible(in: rect, through: children.visibleRect))
    subtree.place(in: rect, children.layoutContext)
  }

  func draw(in rect: Rect, on painter: inout Painter) {
    subtree.draw(on: &painter)
  }
}

/// A layout that places the built rows at their positions among all rows.
struct LazyLayout: Element {
  let measure: LazyMeasure
  let alignment: Alignment
  let indices: [Int]
  /// A closure that receives the position, among the built rows, of the focused row.
  let focusFound: (Int) -> Void

  func sizeThatFits(_ proposal: Proposal, _ children: Subviews) -> Size {
    proposal.replacingUnspecified(by: .zero)
  }

  func place(in rect: Rect, _ children: Subviews, _ context: PlacementContext) {
    for (number, child) in children.enumerated() where number < indices.count {
      let slot = measure.slot(indices[number], in: rect)
      let focus = context.collectingFocus {
        let size = child.sizeThatFits(Proposal(slot.size))
        child.place(in: alignment.rect(of: size, in: slot), clippedTo: slot)
      }
      if focus.focused != nil { focusFound(number) }
    }
  }
}

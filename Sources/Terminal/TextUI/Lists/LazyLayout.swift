/// An element as long as all lines, which builds only the cells that are visible.
///
/// The child, if there is one, is the first cell; all lines have its length.
struct LazyElement: Element {
  let measure: LazyMeasure
  let subtree: Subtree
  let willPlace: (Rect, LazyLines, _ visible: Range<Int>) -> Void

  func sizeThatFits(_ proposal: Proposal, _ children: Subviews) -> Size {
    var size = proposal.replacingUnspecified(by: children.containerSize)
    size[measure.axis] = lines(in: size, children).total
    return size
  }

  func place(in rect: Rect, _ children: Subviews, _ context: PlacementContext) {
    let lines = lines(in: rect.size, children)
    willPlace(rect, lines, lines.visible(in: rect, through: children.visibleRect))
    subtree.place(in: rect, children.layoutContext)
  }

  func draw(in rect: Rect, on painter: inout Painter) {
    subtree.draw(on: &painter)
  }

  private func lines(in size: Size, _ children: Subviews) -> LazyLines {
    measure.lines(across: size[measure.axis.other]) { breadth in
      let isUpright = measure.axis == .vertical
      let proposal = Proposal(
        width: isUpright ? breadth : nil, height: isUpright ? nil : breadth)
      return children.first?.sizeThatFits(proposal)[measure.axis] ?? 1
    }
  }
}

/// A layout that places the built cells at their positions among all cells.
struct LazyLayout: Element {
  let lines: LazyLines
  let alignment: Alignment
  let indices: [Int]
  /// A closure that receives the position, among the built cells, of the focused cell.
  let focusFound: (Int) -> Void

  func sizeThatFits(_ proposal: Proposal, _ children: Subviews) -> Size {
    proposal.replacingUnspecified(by: .zero)
  }

  func place(in rect: Rect, _ children: Subviews, _ context: PlacementContext) {
    for (number, child) in children.enumerated() where number < indices.count {
      let slot = lines.slot(indices[number], in: rect)
      let focus = context.collectingFocus {
        let size = child.sizeThatFits(Proposal(slot.size))
        child.place(in: alignment.rect(of: size, in: slot), clippedTo: slot)
      }
      if focus.focused != nil { focusFound(number) }
    }
  }
}

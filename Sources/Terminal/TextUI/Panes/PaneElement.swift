/// A layout that places panes in their grid.
struct WorkspaceLayout: Layout {
  let cellAspect: Double
  /// The latest grid, used to find a pane's neighbours.
  let grid: Remembered<PaneGrid?>

  func sizeThatFits(_ proposal: Proposal, _ children: Subviews) -> Size {
    proposal.replacingUnspecified(by: Size(width: 40, height: 12))
  }

  func placeSubviews(in rect: Rect, _ children: Subviews) {
    let grid = PaneGrid(children.count, in: rect.size, cellAspect: cellAspect)
    self.grid.value = grid
    for (child, pane) in zip(children, grid.rects(in: rect)) {
      children.clipped(to: pane) { child.placeAtOnce(in: pane) }
    }
  }
}

/// A pane, with a border and a title if there are several panes.
struct PaneElement: Element {
  private let border: BorderElement?

  init(_ border: BorderElement?) {
    self.border = border
  }

  func sizeThatFits(_ proposal: Proposal, _ children: Subviews) -> Size {
    proposal.replacingUnspecified(by: Size(width: 20, height: 6))
  }

  func place(in rect: Rect, _ children: Subviews, _ context: PlacementContext) {
    let parts = Array(children)
    let room = border == nil ? rect : rect.inset(by: EdgeInsets(.all, 1))
    children.inContainer(room.size, safeArea: .zero) {
      children.clipped(to: room) { parts.first?.place(in: room) }
    }
    guard border != nil, parts.count == 2 else { return }
    let width = max(0, rect.width - 4)
    let title = parts[1].sizeThatFits(Proposal(width: width, height: 1))
    let line = Rect(x: rect.x + 2, y: rect.y, width: min(title.width, width), height: 1)
    children.clipped(to: line) { parts[1].placeAtOnce(in: line) }
  }

  func draw(in rect: Rect, on painter: inout Painter) {
    border?.draw(in: rect, on: &painter)
  }
}

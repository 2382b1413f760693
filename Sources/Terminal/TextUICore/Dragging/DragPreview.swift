/// Places a drag preview so that the mouse holds it where it held the view.
struct DragPreviewLayout: Layout {
  /// The cell of the mouse.
  let place: Point
  /// The cell within the view at which it was lifted.
  let grip: Point
  /// The size of the view.
  let size: Size

  func sizeThatFits(_ proposal: Proposal, _ children: Subviews) -> Size {
    proposal.replacingUnspecified(by: .zero)
  }

  func placeSubviews(in rect: Rect, _ children: Subviews) {
    for child in children {
      let own = child.sizeThatFits(.unspecified)
      let held = Point(
        x: grip.x * own.width / max(1, size.width), y: grip.y * own.height / max(1, size.height))
      child.placeAtOnce(in: Rect(origin: place - held, size: own))
    }
  }
}

/// A snapshot of a view's cells.
struct ViewPicture: Element {
  /// The size of the view, which may have been partly clipped.
  let size: Size
  /// The visible part of the view, relative to the view's top left corner.
  private let seen: Rect
  private let cells: CellBuffer
  private let origin: Point

  init(of region: HitRegion, in cells: CellBuffer) {
    size = region.rect.size
    origin = region.rect.origin
    seen = region.area.intersection(cells.bounds).offset(x: -origin.x, y: -origin.y)
    self.cells = cells
  }

  func sizeThatFits(_ proposal: Proposal, _ children: Subviews) -> Size { size }

  func draw(in rect: Rect, on painter: inout Painter) {
    for y in seen.y..<seen.maxY {
      for x in seen.x..<seen.maxX {
        let own = Point(x: x, y: y)
        let ink = Ink(style: painter.table.number(of: cells.style(at: own + origin)))
        painter.draw(
          CollectionOfOne(cell(at: own, for: painter.table)), at: own + rect.origin, in: ink)
      }
    }
  }

  /// Returns the cell at a position; a blank where only half of a wide cluster was visible.
  private func cell(at own: Point, for table: CellTable) -> Cell {
    let cell = cells[own + origin]
    let isHalf = cell.width == 0 && own.x == seen.x || cell.width == 2 && own.x + 1 == seen.maxX
    if isHalf { return .blank }
    // Grapheme numbers of single scalars are the same in every table.
    if table === cells.table || cell.grapheme < CellTable.firstCluster { return cell }
    return TextCells(cells.text(at: own + origin), table: table).cells.first ?? .blank
  }
}

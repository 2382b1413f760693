/// A layout of cells in rows, in given columns or in columns as wide as their widest cell.
struct GridLayout: Layout {
  /// The given columns; nil if the cells decide.
  private let columns: [GridItem]?
  private let alignment: Alignment
  private let spacing: Int
  private let rowSpacing: Int

  init(columns: [GridItem]? = nil, alignment: Alignment, spacing: Int, rowSpacing: Int) {
    self.columns = columns
    self.alignment = alignment
    self.spacing = max(0, spacing.asLength)
    self.rowSpacing = max(0, rowSpacing.asLength)
  }

  func sizeThatFits(_ proposal: Proposal, _ children: Subviews) -> Size {
    let (table, widths) = table(of: children, in: proposal.width)
    let heights = table.rows.map { height(of: $0, widths) }
    return Size(width: length(widths, spacing), height: length(heights, rowSpacing))
  }

  func placeSubviews(in rect: Rect, _ children: Subviews) {
    let offer = children.proposal(answeredBy: rect.size)
    let (table, widths) = table(of: children, in: offer.width)
    let alignments = columns == nil ? table.alignments : widths.map { _ in nil }
    var y = rect.y
    for row in table.rows {
      let height = height(of: row, widths)
      for cell in row {
        let slot = Rect(
          x: rect.x + length(widths[..<cell.column], spacing) + (cell.column > 0 ? spacing : 0),
          y: y, width: width(of: cell, widths), height: height)
        let alignment = Alignment(
          horizontal: alignments[cell.column] ?? alignment.horizontal,
          vertical: cell.alignment ?? alignment.vertical)
        let size = cell.view.sizeThatFits(Proposal(width: slot.width, height: nil))
        cell.view.place(in: alignment.rect(of: size, in: slot))
      }
      y += height + rowSpacing
    }
  }

  private func height(of row: [GridCell], _ widths: [Int]) -> Int {
    row.reduce(0) { height, cell in
      let offer = Proposal(width: width(of: cell, widths), height: nil)
      return max(height, cell.view.sizeThatFits(offer).height)
    }
  }

  private func width(of cell: GridCell, _ widths: [Int]) -> Int {
    length(widths[cell.columns], spacing)
  }

  private func length(_ lengths: some Collection<Int>, _ spacing: Int) -> Int {
    min(lengths.reduce(0, +) + spacing * max(0, lengths.count - 1), Proposal.infinity)
  }
}

extension GridLayout {
  /// Returns the cells, and the column widths for a proposed width.
  private func table(of children: Subviews, in width: Int?) -> (GridTable, widths: [Int]) {
    guard let columns, !children.isEmpty else {
      let table = GridTable(children)
      return (table, widths(of: table, in: width))
    }
    let widths = widths(of: columns, in: width, children)
    return (GridTable(children, columns: widths.count), widths)
  }

  /// Returns the widths of given columns; for an unspecified width each is as wide as the widest
  /// view.
  private func widths(of columns: [GridItem], in width: Int?, _ children: Subviews) -> [Int] {
    if let width, width < Proposal.infinity {
      return GridItem.widths(of: columns, spacing: spacing, in: width)
    }
    let widest = children.reduce(0) { max($0, $1.sizeThatFits(.unspecified).width) }
    let columns = columns.isEmpty ? [.flexible()] : columns
    return columns.map { $0.preferred(width == nil ? widest : Proposal.infinity) }
  }

  /// Returns the column widths for a proposed width; nil for the ideal widths.
  private func widths(of table: GridTable, in offer: Int?) -> [Int] {
    let natural = table.naturalWidths(spacing)
    guard let offer, offer < Proposal.infinity, !natural.isEmpty else { return natural }
    let room = max(0, offer - spacing * (natural.count - 1))
    let left = room - natural.reduce(0, +)
    if left < 0 { return Self.narrowed(natural, to: room) }
    return Self.widened(natural, by: left, table.greedyColumns)
  }

  /// Shares leftover width equally among some columns; leftover cells go to the first of them.
  private static func widened(_ widths: [Int], by left: Int, _ columns: [Int]) -> [Int] {
    var widths = widths
    for (number, column) in columns.enumerated() {
      widths[column] += left / columns.count + (number < left % columns.count ? 1 : 0)
    }
    return widths
  }

  /// Reduces the widest columns to an equal width, so that all columns fit.
  private static func narrowed(_ widths: [Int], to room: Int) -> [Int] {
    var result = widths
    var (left, waiting) = (room, widths.count)
    for column in widths.indices.sorted(by: { (widths[$0], $0) < (widths[$1], $1) }) {
      result[column] = min(widths[column], left / waiting)
      left -= result[column]
      waiting -= 1
    }
    return result
  }
}

extension GridItem {
  fileprivate func preferred(_ width: Int) -> Int { max(minimum, min(width, maximum)) }
}

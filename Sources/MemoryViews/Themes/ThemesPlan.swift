import GridSolver
import MemoryModel
import MemoryViewModel
import TextUI

/// Where the themes of a grid stand.
struct ThemesPlan {
  let themes: [Theme]
  let size: ThemeSize
  /// The widths of the tiles of a row.
  let widths: [Int]
  /// How many rows are seen at a time.
  let page: Int
  let hasDetail: Bool

  init(themes: [Theme], size: ThemeSize, room: Size, hasDetail: Bool) {
    self.themes = themes
    self.size = size
    self.hasDetail = hasDetail
    // The last column is for the scroll bar, so that nothing moves when it comes.
    widths = size.tileWidths(in: max(1, room.width - 1))
    page = room.height / size.tileHeight
  }

  var columns: Int { widths.count }
  var rows: Int { (themes.count + columns - 1) / columns }

  /// The places of the themes in a row.
  func places(in row: Int) -> Range<Int> {
    row * columns..<min((row + 1) * columns, themes.count)
  }

  /// The row of a theme; the first for one that is not there.
  func row(of id: String?) -> Int { (themes.firstIndex { $0.id == id } ?? 0) / columns }

  /// The theme a step leads to, if there is one further on.
  func theme(_ step: GridStep, from index: Int) -> Theme? {
    step.target(from: index, of: themes.count, columns: columns, page: page).map { themes[$0] }
  }
}

extension ThemeSize {
  /// Makes 5, 3 and 1 tiles side by side in 80 columns.
  ///
  /// Beside the detail there are as many in a window of 120; 7, 4 and 2 in one of 160, and 10, 6 and
  /// 2 in one of 200.
  private var leastWidth: Int {
    switch self {
    case .small: 15
    case .medium: 25
    case .large: 56
    }
  }

  /// Rows of faces between the name and the facts.
  var faceRows: Int { self == .large ? 2 : 1 }

  /// With its border; a small tile has no row for facts.
  var tileHeight: Int { (self == .small ? 3 : 4) + faceRows }

  static let spacing = 1

  /// The widths of the tiles of a row, which fill it exactly; always one at least.
  func tileWidths(in width: Int) -> [Int] {
    let count = max(1, (width + Self.spacing) / (leastWidth + Self.spacing))
    return ContainerFraction.columns(count, spacing: Self.spacing, in: width).map(\.count)
  }
}

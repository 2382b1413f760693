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
  /// Rows of faces in a tile.
  let faceRows: Int

  /// - Parameters:
  ///   - themes: What the tiles show.
  ///   - size: How large they are.
  ///   - room: The cells there are for them.
  ///   - hasDetail: Whether the chosen one is shown beside them.
  ///   - hasPictures: Whether faces are pictures where there is room.
  init(themes: [Theme], size: ThemeSize, room: Size, hasDetail: Bool, hasPictures: Bool = false) {
    self.themes = themes
    self.size = size
    self.hasDetail = hasDetail
    let usual = size == .large ? hasPictures ? LargeFaces.usual.height : 2 : 1
    let hasCovers = size == .large && themes.contains { !$0.cover.isEmpty }
    let rest = room.height - size.otherRows
    // Twice those of faces where these are pictures; more than a few lines of text would stay empty.
    faceRows = hasCovers ? min(max(usual, rest), hasPictures ? 8 : 5) : usual
    // The last column is for the scroll bar, so that nothing moves when it comes.
    widths = size.tileWidths(in: max(1, room.width - 1))
    page = room.height / (size.otherRows + faceRows)
  }

  var columns: Int { widths.count }

  /// With its border.
  var tileHeight: Int { size.otherRows + faceRows }

  /// How many pictures of faces stand side by side in a tile of a width; none where tiles are small.
  func pictures(in width: Int) -> Size {
    let inside = width - 4
    guard size == .large else { return .zero }
    return Size(
      width: LargeFaces.columns(in: inside), height: max(1, faceRows / LargeFaces.usual.height))
  }

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

  /// Rows of a tile beside those of faces: border, name and, unless it is small, facts.
  var otherRows: Int { self == .small ? 3 : 4 }

  static let spacing = 1

  /// The widths of the tiles of a row, which fill it exactly; always one at least.
  func tileWidths(in width: Int) -> [Int] {
    let count = max(1, (width + Self.spacing) / (leastWidth + Self.spacing))
    return ContainerFraction.columns(count, spacing: Self.spacing, in: width).map(\.count)
  }
}

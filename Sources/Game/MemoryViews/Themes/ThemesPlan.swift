import GridSolver
import MemoryModel
import MemoryViewModel
import TextUI

/// The layout of the themes in a grid.
@MainActor struct ThemesPlan {
  let themes: [Theme]
  let size: ThemeSize
  /// The widths of the tiles of a row.
  let widths: [Int]
  /// The number of visible rows.
  let page: Int
  let hasDetail: Bool
  /// The rows of faces in a tile.
  let faceRows: Int
  private let hasPictures: Bool

  /// - Parameters:
  ///   - themes: The themes of the tiles.
  ///   - size: The size of the tiles.
  ///   - room: The available cells.
  ///   - hasDetail: True if the chosen theme is shown next to them.
  ///   - hasPictures: True if faces are pictures where they fit.
  init(themes: [Theme], size: ThemeSize, room: Size, hasDetail: Bool, hasPictures: Bool = false) {
    self.themes = themes
    self.size = size
    self.hasDetail = hasDetail
    self.hasPictures = hasPictures
    let hasPhotos = hasPictures && size == .medium && themes.contains(where: \.hasPhotos)
    let isHigh = size == .large && hasPictures || hasPhotos
    let usual = isHigh ? LargeFaces.usual.height : size == .large ? 2 : 1
    let hasCovers = size == .large && themes.contains { !$0.cover.isEmpty }
    let rest = room.height - size.otherRows
    // Pictures need twice the rows; more than a few rows of text would stay empty.
    faceRows = hasCovers ? min(max(usual, rest), hasPictures ? 8 : 5) : usual
    // The last column is for the scroll bar, so that nothing moves when it appears.
    widths = size.tileWidths(in: max(1, room.width - 1))
    page = room.height / (size.otherRows + faceRows)
  }

  var columns: Int { widths.count }

  /// The height of a tile with its border.
  var tileHeight: Int { size.otherRows + faceRows }

  /// Returns the number of pictures in a theme's tile of a width.
  ///
  /// Tiles of medium size show photos, whose names say less; small ones have no space.
  func pictures(of theme: Theme, in width: Int) -> Size {
    let inside = width - 4
    guard size == .large || size == .medium && hasPictures && theme.hasPhotos else { return .zero }
    return Size(
      width: LargeFaces.columns(in: inside), height: max(1, faceRows / LargeFaces.usual.height))
  }

  /// Returns the index of a theme; the first for an unknown one.
  func index(of id: String?) -> Int { themes.firstIndex { $0.id == id } ?? 0 }

  /// Returns the theme that a step leads to, if there is one.
  func theme(_ step: GridStep, from index: Int) -> Theme? {
    step.target(from: index, of: themes.count, columns: columns, page: page).map { themes[$0] }
  }
}

extension Theme {
  /// True if the first faces are photos.
  fileprivate var hasPhotos: Bool { faces.first?.picture != nil }
}

extension ThemeSize {
  /// The least width of a tile, which gives 5, 3 and 1 tiles in a row of 80 columns.
  ///
  /// Next to the detail there are as many in a window of 120 columns; 7, 4 and 2 in one of 160, and
  /// 10, 6 and 2 in one of 200.
  private var leastWidth: Int {
    switch self {
    case .small: 15
    case .medium: 25
    case .large: 56
    }
  }

  /// The rows of a tile besides those of faces: border, name and, unless it is small, facts.
  var otherRows: Int { self == .small ? 3 : 4 }

  static let spacing = 1

  /// Returns the widths of the tiles of a row, which fill it exactly; at least one.
  func tileWidths(in width: Int) -> [Int] {
    let count = max(1, (width + Self.spacing) / (leastWidth + Self.spacing))
    return ContainerFraction.columns(count, spacing: Self.spacing, in: width).map(\.count)
  }
}

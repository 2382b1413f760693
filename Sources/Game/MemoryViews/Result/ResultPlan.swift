import TextUI

/// The parts of a result that fit into a space, and their sizes.
struct ResultPlan: Equatable {
  /// The smallest space in which every fact has a line of its own.
  static let roomy = Size(width: 56, height: 16)

  /// True if there are only a few short lines, and the chart is a page of its own.
  let isShort: Bool
  /// True if there is no space for remarks beside the facts.
  let isNarrow: Bool
  /// The size of a face as a picture; nil if the faces are a row of text, or there are none.
  private(set) var face: Size?
  /// The number of faces in a row of pictures.
  private(set) var faceColumns = 1
  /// The rows of the chart and of the turn beside it; zero if they do not fit.
  private(set) var chartHeight = 0
  /// True if the turn to learn from is shown beside the chart.
  private(set) var hasTurn = false

  /// - Parameters:
  ///   - space: The available cells.
  ///   - height: The rows of everything but faces and chart, with an empty row after each part.
  ///   - faces: The number of found faces.
  ///   - showsPictures: True if faces can be pictures.
  ///   - hasTurn: True if there is a turn to learn from.
  init(in space: Size, height: Int, faces: Int, showsPictures: Bool, hasTurn: Bool) {
    isShort = space.width < Self.roomy.width || space.height < max(Self.roomy.height, height)
    isNarrow = space.width < 72
    guard !isShort else { return }
    let rest = space.height - height
    let hasPictures = showsPictures && faces > 0
    chartHeight = Self.chartHeight(rest: rest - 2, hasPictures)
    self.hasTurn = hasTurn && chartHeight >= 8 && space.width >= 100
    let rows = rest - (chartHeight > 0 ? chartHeight + 1 : 0)
    guard hasPictures else { return }
    let width = space.width
    let fitting = Self.faceSizes.first { Self.rows(of: faces, $0, in: width) * $0.height <= rows }
    guard let size = fitting else { return }
    face = size
    faceColumns = Self.columns(of: faces, size, in: width)
  }

  /// Returns the rows of the chart, which gets half of the rest if there are pictures.
  private static func chartHeight(rest: Int, _ hasPictures: Bool) -> Int {
    if !hasPictures { return rest >= 6 ? min(24, rest) : 0 }
    if rest >= 18 { return min(20, rest / 2) }
    return rest >= 12 ? 8 : 0
  }

  /// The sizes of faces, the largest first.
  private static let faceSizes = [
    (18, 10), (14, 8), (12, 7), (10, 6), (8, 5), (7, 4), (6, 3),
  ].map { Size(width: $0.0, height: $0.1) }

  private static func rows(of faces: Int, _ size: Size, in width: Int) -> Int {
    let columns = max(1, LargeFaces.columns(in: width, faceWidth: size.width))
    return (faces + columns - 1) / columns
  }

  /// Returns the columns that fill all rows as evenly as possible.
  private static func columns(of faces: Int, _ size: Size, in width: Int) -> Int {
    let rows = rows(of: faces, size, in: width)
    return max(1, (faces + rows - 1) / rows)
  }
}

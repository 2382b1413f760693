import TextUICore

/// The places of cells in a picture, in whole numbers.
struct SVGGrid {
  /// The width of a cell, whose halves, quarters and eighths are whole.
  let cellWidth = 16
  let cellHeight: Int

  init(cellAspect: Double) {
    let aspect = cellAspect.isNaN ? 0.5 : max(0.25, min(cellAspect, 1))
    cellHeight = Int((16 / aspect).rounded())
  }

  /// The margin on each side.
  private var margin: Int { cellWidth }

  func origin(of place: Point) -> Point {
    Point(x: margin + place.x * cellWidth, y: margin + place.y * cellHeight)
  }

  func pictureSize(_ size: Size) -> (width: Int, height: Int) {
    (2 * margin + size.width * cellWidth, 2 * margin + size.height * cellHeight)
  }

  /// Returns the default size in pixels: ten pixels per column.
  func pixels(_ length: Int) -> Int { length * 10 / cellWidth }

  /// The font size at which letters of most monospaced fonts are as wide as a column.
  var fontSize: Int { cellWidth * 5 / 3 }

  /// The offset of the baseline from the top of a cell.
  var baseline: Int { cellHeight / 2 + cellWidth * 9 / 16 }

  /// Returns a part of a cell.
  ///
  /// - Parameters:
  ///   - part: The part, in units of 1/24 of the cell.
  ///   - place: The cell.
  /// - Returns: The rectangle in the picture.
  func rect(of part: Rect, at place: Point) -> Rect {
    let origin = origin(of: place)
    let (left, right) = (part.x * cellWidth / 24, part.maxX * cellWidth / 24)
    let (top, bottom) = (part.y * cellHeight / 24, part.maxY * cellHeight / 24)
    return Rect(x: origin.x + left, y: origin.y + top, width: right - left, height: bottom - top)
  }

  /// Returns the rectangle of a cell.
  func rect(at place: Point) -> Rect {
    rect(of: Rect(x: 0, y: 0, width: 24, height: 24), at: place)
  }
}

import TextUICore

/// Where cells are in a picture, in whole numbers.
struct SVGGrid {
  /// A cell's halves, quarters and eighths are whole.
  let cellWidth = 16
  let cellHeight: Int

  init(cellAspect: Double) {
    let aspect = cellAspect.isNaN ? 0.5 : max(0.25, min(cellAspect, 1))
    cellHeight = Int((16 / aspect).rounded())
  }

  /// Round the cells on each side.
  private var margin: Int { cellWidth }

  func origin(of place: Point) -> Point {
    Point(x: margin + place.x * cellWidth, y: margin + place.y * cellHeight)
  }

  func pictureSize(_ size: Size) -> (width: Int, height: Int) {
    (2 * margin + size.width * cellWidth, 2 * margin + size.height * cellHeight)
  }

  /// How large it is shown where nobody says otherwise: ten pixels a column.
  func pixels(_ length: Int) -> Int { length * 10 / cellWidth }

  /// Letters as wide as a column in most fonts of equal widths.
  var fontSize: Int { cellWidth * 5 / 3 }

  /// How far below the top of a cell letters stand.
  var baseline: Int { cellHeight / 2 + cellWidth * 9 / 16 }

  /// A part of a cell.
  ///
  /// - Parameters:
  ///   - part: In parts of a cell, of which there are 24 each way.
  ///   - place: The cell.
  /// - Returns: The same in the picture.
  func rect(of part: Rect, at place: Point) -> Rect {
    let origin = origin(of: place)
    let (left, right) = (part.x * cellWidth / 24, part.maxX * cellWidth / 24)
    let (top, bottom) = (part.y * cellHeight / 24, part.maxY * cellHeight / 24)
    return Rect(x: origin.x + left, y: origin.y + top, width: right - left, height: bottom - top)
  }

  /// All of a cell.
  func rect(at place: Point) -> Rect {
    rect(of: Rect(x: 0, y: 0, width: 24, height: 24), at: place)
  }
}

extension Picture {
  /// More would not be seen on a screen of today.
  private static let pixelsPerRow = 40

  /// The picture as it fills cells of a terminal that shows pixels, about as fine as it is itself.
  ///
  /// - Parameters:
  ///   - columns: Cells side by side; above zero.
  ///   - rows: Cells above each other; above zero.
  ///   - fit: How it takes the space.
  ///   - cellAspect: Width of a cell divided by its height; above zero.
  /// - Returns: A picture of the shape of that space, of at most 40 pixels for the height of a cell.
  /// - Precondition: That are at most `mostPixels`.
  public func filling(
    columns: Int, rows: Int, fit: PictureFit, cellAspect: Double
  ) -> Picture {
    precondition(columns > 0 && rows > 0, "in \(columns) × \(rows) cells")
    precondition(cellAspect > 0, "cells of \(cellAspect)")
    let ratio = Double(columns) * cellAspect / Double(rows)
    let area = area(fit, in: ratio)
    let most = Double(rows) * Double(Self.pixelsPerRow)
    let height = max(1, min(max(area.height, area.width / ratio), most))
    return resampled(
      area, toWidth: Self.wholePixels(height * ratio), height: Self.wholePixels(height))
  }

  /// A length in pixels: at least one, and no more than a side of a picture can have.
  static func wholePixels(_ length: Double) -> Int {
    Int(max(1, min(length + 0.5, Double(mostPixels))))
  }
}

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
  public func filling(
    columns: Int, rows: Int, fit: PictureFit, cellAspect: Double
  ) -> Picture {
    precondition(columns > 0 && rows > 0, "in \(columns) × \(rows) cells")
    precondition(cellAspect > 0, "cells of \(cellAspect)")
    let ratio = Double(columns) * cellAspect / Double(rows)
    let area = area(fit, in: ratio)
    let most = Double(rows * Self.pixelsPerRow)
    let height = max(1, min(max(area.height, area.width / ratio), most))
    return resampled(
      area, toWidth: max(1, Int(height * ratio + 0.5)), height: Int(height + 0.5))
  }
}

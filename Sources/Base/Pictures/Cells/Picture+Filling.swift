extension Picture {
  /// The resolution beyond which screens show no difference.
  private static let pixelsPerRow = 40

  /// Returns the picture fitted to cells of a terminal that shows pixels, near its own resolution.
  ///
  /// - Parameters:
  ///   - columns: The width of the space in cells; above zero.
  ///   - rows: The height of the space in cells; above zero.
  ///   - fit: The content mode.
  ///   - cellAspect: The width of a cell divided by its height; above zero.
  /// - Returns: A picture with the proportions of the space and at most 40 pixels per row of cells.
  /// - Precondition: The result has at most `mostPixels`.
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

  /// Returns the picture fitted to a space of square pixels.
  ///
  /// - Parameters:
  ///   - width: The width of the space in pixels; above zero.
  ///   - height: The height of the space in pixels; above zero.
  ///   - fit: The content mode.
  /// - Returns: A picture of that size.
  /// - Precondition: The size has at most `mostPixels`.
  public func filling(width: Int, height: Int, fit: PictureFit) -> Picture {
    precondition(width > 0 && height > 0, "in \(width) × \(height) pixels")
    return resampled(
      area(fit, in: Double(width) / Double(height)), toWidth: width, height: height)
  }

  /// Returns a length rounded to pixels, clamped from one to the largest side of a picture.
  static func wholePixels(_ length: Double) -> Int {
    Int(max(1, min(length + 0.5, Double(mostPixels))))
  }
}

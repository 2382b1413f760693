extension Picture {
  /// Returns the part of the picture that a crop shows, upright.
  ///
  /// - Parameters:
  ///   - crop: The crop; transparent where it extends beyond the picture.
  ///   - side: The largest side of the result in pixels; the picture is never enlarged.
  /// - Returns: A picture with the crop's proportions, at least one pixel large.
  /// - Precondition: The crop's numbers are within `Crop.farthest`, and its sides are above zero.
  public func cropped(_ crop: Crop, largestSide side: Int) -> Picture {
    precondition(side > 0, "a side of \(side) pixels")
    precondition(crop.isThere, "\(crop) is no part of a picture")
    let upright = crop.angle == 0 ? nil : crop
    let scale = min(1, Double(side) / (max(crop.width, crop.height) * size.diagonal))
    if let upright { return turned(upright, scale) }
    return uprightPart(crop, scale).turned(crop.quarterTurns)
  }

  /// Returns the crop's area before the quarter turns.
  private func uprightPart(_ crop: Crop, _ scale: Double) -> Picture {
    var source = crop
    for _ in crop.quarterTurns..<4 where crop.quarterTurns > 0 { source = source.turnedRight }
    let area = source.area(of: size)
    if area == self.area, scale == 1 { return self }
    return resampled(
      area, toWidth: Self.wholePixels(area.width * scale),
      height: Self.wholePixels(area.height * scale))
  }

  /// Returns the picture turned clockwise by quarters.
  private func turned(_ quarterTurns: Int) -> Picture {
    switch quarterTurns {
    case 1: Picture(width: height, height: width) { x, y in self[y, height - 1 - x] }
    case 2: Picture(width: width, height: height) { x, y in self[width - 1 - x, height - 1 - y] }
    case 3: Picture(width: height, height: width) { x, y in self[width - 1 - y, x] }
    default: self
    }
  }

  /// Returns the picture rotated by the angle; it is reduced first, so that each new pixel
  /// interpolates four pixels of about its size.
  private func turned(_ crop: Crop, _ scale: Double) -> Picture {
    let reduced = resampled(
      toWidth: Self.wholePixels(Double(width) * scale),
      height: Self.wholePixels(Double(height) * scale))
    let diagonal = reduced.size.diagonal
    let (columns, rows) = (
      Self.wholePixels(crop.width * diagonal), Self.wholePixels(crop.height * diagonal)
    )
    let rotation = Rotation(degrees: crop.angle)
    return Picture(width: columns, height: rows) { x, y in
      let right = crop.x * diagonal + Double(x) + 0.5 - Double(columns) / 2
      let down = crop.y * diagonal + Double(y) + 0.5 - Double(rows) / 2
      let upright = rotation.turnedBack(right, down)
      let place = Self.turnedBack(upright.x, upright.y, crop.quarterTurns)
      return Pixel(
        weighted: reduced.interpolated(
          place.x + Double(reduced.width) / 2, place.y + Double(reduced.height) / 2))
    }
  }

  private static func turnedBack(
    _ x: Double, _ y: Double, _ quarterTurns: Int
  ) -> (x: Double, y: Double) {
    switch quarterTurns {
    case 1: (y, -x)
    case 2: (-x, -y)
    case 3: (-y, x)
    default: (x, y)
    }
  }
}

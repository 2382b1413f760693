extension Picture {
  /// Returns the picture with others over it, the last in front.
  ///
  /// Parts of an overlay beyond the edges are cut off. Where the picture is transparent, the
  /// overlay is visible.
  ///
  /// - Complexity: O(pixels), and for each overlay O(its pixels in the result).
  public func overlaid(with overlays: [PictureOverlay]) -> Picture {
    guard !overlays.isEmpty else { return self }
    var bytes = bytes
    for overlay in overlays {
      PlacedOverlay(overlay, on: size)?.draw(over: &bytes, width: width)
    }
    return Picture(width: width, height: height, bytes: bytes)
  }
}

/// An overlay in the pixels of the picture below.
private struct PlacedOverlay {
  /// The opaque part, in its final size.
  private let picture: Picture
  private let centre: (x: Double, y: Double)
  private let rotation: Rotation
  private let columns: Range<Int>
  private let rows: Range<Int>

  /// Returns nil for an overlay beyond the edges.
  init?(_ overlay: PictureOverlay, on size: PictureSize) {
    let diagonal = size.diagonal
    let area = overlay.picture.opaqueArea
    let scale = overlay.size * diagonal / max(area.width, area.height)
    let (width, height) = (area.width * scale, area.height * scale)
    centre = (size.width / 2 + overlay.x * diagonal, size.height / 2 + overlay.y * diagonal)
    rotation = Rotation(turning: overlay.angle)
    let (sine, cosine) = (abs(rotation.sine), abs(rotation.cosine))
    columns = Self.pixels(around: centre.x, width * cosine + height * sine, in: size.width)
    rows = Self.pixels(around: centre.y, width * sine + height * cosine, in: size.height)
    guard !columns.isEmpty, !rows.isEmpty else { return nil }
    picture = overlay.picture.resampled(
      area, toWidth: Picture.wholePixels(width), height: Picture.wholePixels(height))
  }

  /// Returns the pixels of a length around a point, as far as they are in the picture.
  private static func pixels(
    around middle: Double, _ length: Double, in whole: Double
  ) -> Range<Int> {
    let first = max(0, min(middle - length / 2 - 1, whole))
    let end = max(0, min(middle + length / 2 + 2, whole))
    return Int(first)..<max(Int(first), Int(end))
  }

  func draw(over bytes: inout [UInt8], width: Int) {
    for y in rows {
      for x in columns {
        let above = color(x, y)
        guard above.w > 0 else { continue }
        let place = 4 * (y * width + x)
        let pixel = Pixel(weighted: above + Self.weighted(bytes, place) * (1 - above.w))
        (bytes[place], bytes[place + 1]) = (pixel.red, pixel.green)
        (bytes[place + 2], bytes[place + 3]) = (pixel.blue, pixel.alpha)
      }
    }
  }

  /// Returns the overlay's colour at a pixel of the picture below, premultiplied by its alpha.
  private func color(_ x: Int, _ y: Int) -> SIMD4<Float> {
    let place = rotation.turnedBack(Double(x) + 0.5 - centre.x, Double(y) + 0.5 - centre.y)
    return picture.interpolated(
      place.x + Double(picture.width) / 2, place.y + Double(picture.height) / 2)
  }

  private static func weighted(_ bytes: [UInt8], _ place: Int) -> SIMD4<Float> {
    let color = SIMD4(Float(bytes[place]), Float(bytes[place + 1]), Float(bytes[place + 2]), 1)
    return color * (Float(bytes[place + 3]) / 255)
  }
}

extension Picture {
  /// Returns the bilinear interpolation of the four pixels around a point, premultiplied by its
  /// alpha; zero outside of the picture.
  func interpolated(_ x: Double, _ y: Double) -> SIMD4<Float> {
    guard x >= 0, y >= 0, x < Double(width), y < Double(height) else { return .zero }
    let (left, top) = (max(0, x - 0.5), max(0, y - 0.5))
    let (column, row) = (Int(left), Int(top))
    let (nextColumn, nextRow) = (min(column + 1, width - 1), min(row + 1, height - 1))
    let (right, down) = (Float(left - Double(column)), Float(top - Double(row)))
    let upper = weighted(column, row) * (1 - right) + weighted(nextColumn, row) * right
    let lower = weighted(column, nextRow) * (1 - right) + weighted(nextColumn, nextRow) * right
    return upper * (1 - down) + lower * down
  }

  /// Returns a pixel with its colour premultiplied by its alpha.
  private func weighted(_ x: Int, _ y: Int) -> SIMD4<Float> {
    let pixel = self[x, y]
    let color = SIMD4(Float(pixel.red), Float(pixel.green), Float(pixel.blue), 1)
    return color * (Float(pixel.alpha) / 255)
  }
}

extension Pixel {
  /// Creates a pixel from a colour that is premultiplied by its alpha, which is the last number.
  init(weighted sum: SIMD4<Float>) {
    let color = sum.w > 0 ? sum / sum.w : .zero
    func byte(_ value: Float) -> UInt8 { UInt8(max(0, min(value + 0.5, 255))) }
    self.init(
      red: byte(color.x), green: byte(color.y), blue: byte(color.z), alpha: byte(sum.w * 255))
  }
}

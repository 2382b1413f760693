extension Picture {
  /// The picture with sharper edges between opaque pixels.
  ///
  /// Each opaque pixel moves away from the mean of its opaque neighbours by half of the difference.
  var sharpened: Picture {
    let bytes = bytes
    var sharper = bytes
    for y in 0..<height {
      for x in 0..<width {
        let place = 4 * (y * width + x)
        guard bytes[place + 3] >= Self.covered else { continue }
        sharpen(bytes, x, y, &sharper)
      }
    }
    return Picture(width: width, height: height, bytes: sharper)
  }

  /// The lowest alpha of a pixel that counts as opaque.
  private static let covered: UInt8 = 192

  private func sharpen(_ bytes: [UInt8], _ x: Int, _ y: Int, _ sharper: inout [UInt8]) {
    let place = 4 * (y * width + x)
    var sum = SIMD4<Int32>.zero
    var count: Int32 = 0
    for (isInside, step) in [
      (x > 0, -4), (x + 1 < width, 4), (y > 0, -4 * width), (y + 1 < height, 4 * width),
    ] where isInside && bytes[place + step + 3] >= Self.covered {
      for part in 0..<3 { sum[part] += Int32(bytes[place + step + part]) }
      count += 1
    }
    guard count > 0 else { return }
    for part in 0..<3 {
      let own = Int32(bytes[place + part])
      sharper[place + part] = UInt8(max(0, min(own + (own - sum[part] / count) / 2, 255)))
    }
  }
}

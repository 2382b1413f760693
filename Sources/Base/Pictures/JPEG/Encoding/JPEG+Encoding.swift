extension JPEG {
  /// Returns a baseline JPEG file of a picture on white, without chroma subsampling.
  ///
  /// Encoding is deterministic.
  ///
  /// - Parameters:
  ///   - picture: A picture of at most 65,535 pixels a side.
  ///   - quality: The quality, 1 to 100, on the usual scale; 90 is visually lossless.
  /// - Returns: About half a byte per pixel at a quality of 90.
  public static func encoded(_ picture: Picture, quality: Int = 90) -> [UInt8] {
    precondition((1...100).contains(quality), "a quality of \(quality)")
    precondition(max(picture.width, picture.height) <= 65_535, "\(picture.size)")
    var encoder = JPEGEncoder(quality, head: head(picture, quality))
    for row in 0..<(picture.height + 7) / 8 {
      for column in 0..<(picture.width + 7) / 8 { encoder.add(picture, column, row) }
    }
    return encoder.finished()
  }

  private static func head(_ picture: Picture, _ quality: Int) -> [UInt8] {
    var file: [UInt8] = [0xFF, JPEGMarker.start]
    append(JPEGMarker.jfif, Array("JFIF\0".utf8) + [1, 1, 0, 0, 1, 0, 1, 0, 0], to: &file)
    for (number, table) in JPEGEncoder.tables(quality).enumerated() {
      append(JPEGMarker.quantization, [UInt8(number)] + JPEGForward(table).divisors, to: &file)
    }
    let size = [picture.height, picture.width].flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
    append(
      JPEGMarker.baseline, [8] + size + [3, 1, 0x11, 0, 2, 0x11, 1, 3, 0x11, 1], to: &file)
    let codes = [(UInt8(0), JPEGTypicalTables.means), (0x10, JPEGTypicalTables.waves)]
    for (number, lengths) in codes {
      append(JPEGMarker.codes, [number] + lengths.counts + lengths.values, to: &file)
    }
    append(JPEGMarker.scan, [3, 1, 0, 2, 0, 3, 0, 0, 63, 0], to: &file)
    return file
  }

  private static func append(_ marker: UInt8, _ body: [UInt8], to file: inout [UInt8]) {
    let length = body.count + 2
    file += [0xFF, marker, UInt8(length >> 8), UInt8(length & 0xFF)] + body
  }
}

/// Encodes the blocks of a picture.
private struct JPEGEncoder {
  private let brightness: JPEGForward
  private let color: JPEGForward
  private let means = JPEGTypicalTables.means.codes
  private let waves = JPEGTypicalTables.waves.codes
  private var writer: JPEGBitWriter
  /// The DC coefficients of the previous blocks, which the next differences are relative to.
  private var last: [Int32] = [0, 0, 0]
  private var coefficients = [Int32](repeating: 0, count: 64)

  static func tables(_ quality: Int) -> [[Int]] {
    [JPEGTypicalTables.brightness, JPEGTypicalTables.color].map {
      JPEGTypicalTables.scaled($0, to: quality)
    }
  }

  init(_ quality: Int, head: [UInt8]) {
    let tables = Self.tables(quality)
    brightness = JPEGForward(tables[0])
    color = JPEGForward(tables[1])
    writer = JPEGBitWriter(after: head)
  }

  /// Encodes the three components of a block; the picture's edge pixels are repeated beyond it.
  mutating func add(_ picture: Picture, _ column: Int, _ row: Int) {
    var planes = [[SIMD8<Float>]](repeating: Array(repeating: .zero, count: 8), count: 3)
    for y in 0..<8 {
      for x in 0..<8 {
        let pixel = picture[
          min(8 * column + x, picture.width - 1), min(8 * row + y, picture.height - 1)]
        let parts = pixel.brightnessAndColors
        for plane in 0..<3 { planes[plane][y][x] = parts[plane] }
      }
    }
    for plane in 0..<3 { write(planes[plane], plane) }
  }

  private mutating func write(_ rows: [SIMD8<Float>], _ plane: Int) {
    (plane == 0 ? brightness : color).coefficients(rows, to: &coefficients)
    append(coefficients[0] - last[plane], means, zeros: 0)
    last[plane] = coefficients[0]
    var zeros = 0
    for index in 1..<64 {
      guard coefficients[index] != 0 else {
        zeros += 1
        continue
      }
      for _ in 0..<(zeros / 16) { writer.append(waves[Self.sixteenZeros]) }
      append(coefficients[index], waves, zeros: zeros % 16)
      zeros = 0
    }
    if zeros > 0 { writer.append(waves[Self.endOfBlock]) }
  }

  private static let sixteenZeros = 0xF0
  private static let endOfBlock = 0

  /// Appends the code of a run of zeros and a bit count, and then the bits: ITU-T T.81, F.1.2.
  private mutating func append(
    _ value: Int32, _ codes: [JPEGBitWriter.Code], zeros: Int
  ) {
    let size = 32 - value.magnitude.leadingZeroBitCount
    writer.append(codes[zeros << 4 | size])
    let bits = value < 0 ? value - 1 : value
    writer.append(
      .init(bits: UInt32(bitPattern: bits) & ((1 << UInt32(size)) - 1), count: size))
  }

  mutating func finished() -> [UInt8] {
    writer.finish()
    return writer.bytes + [0xFF, JPEGMarker.end]
  }
}

extension Pixel {
  /// The luma and the two chroma values of the pixel, each centred on zero: JFIF 1.02.
  fileprivate var brightnessAndColors: SIMD4<Float> {
    let opacity = Float(alpha) / 255
    let red = Float(red) * opacity + 255 * (1 - opacity)
    let green = Float(green) * opacity + 255 * (1 - opacity)
    let blue = Float(blue) * opacity + 255 * (1 - opacity)
    return SIMD4(
      0.299 * red + 0.587 * green + 0.114 * blue - 128,
      -0.168736 * red - 0.331264 * green + 0.5 * blue,
      0.5 * red - 0.418688 * green - 0.081312 * blue, 0)
  }
}

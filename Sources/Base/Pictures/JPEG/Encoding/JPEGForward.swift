/// Transforms samples to quantized coefficients with the discrete cosine transform: T.81, A.3.3.
struct JPEGForward {
  /// The factor of each coefficient, in the order of the file.
  private let scales: [Float]
  /// The quantization table, in the order of the file.
  let divisors: [UInt8]

  private static let basis: [SIMD8<Float>] = (0..<8).map { frequency in
    var wave = SIMD8<Float>.zero
    for x in 0..<8 {
      wave[x] = JPEGTransform.wave(frequency * (2 * x + 1), isMean: frequency == 0)
    }
    return wave
  }

  /// - Parameter table: The quantization table, row by row.
  init(_ table: [Int]) {
    divisors = (0..<64).map { UInt8(table[Int(JPEGZigzag.places[$0])]) }
    scales = divisors.map { 1 / Float($0) }
  }

  /// Returns the quantized coefficients of eight rows of centred samples, in the order of the file.
  func coefficients(_ rows: [SIMD8<Float>], to result: inout [Int32]) {
    var columns = [SIMD8<Float>](repeating: .zero, count: 8)
    for frequency in 0..<8 {
      let wave = Self.basis[frequency]
      for y in 0..<8 { columns[frequency] += rows[y] * wave[y] }
    }
    for index in 0..<64 {
      let place = Int(JPEGZigzag.places[index])
      let value = (columns[place / 8] * Self.basis[place % 8]).sum() * scales[index]
      // Rounds without linking the C library.
      result[index] = Int32(value < 0 ? value - 0.5 : value + 0.5)
    }
  }
}

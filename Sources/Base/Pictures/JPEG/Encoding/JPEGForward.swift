/// Makes samples into the coefficients of a block: the discrete cosine transform of ITU-T T.81, A.3.3,
/// and what a quality leaves of them.
struct JPEGForward {
  /// What each coefficient is multiplied by, in the order of a file.
  private let scales: [Float]
  /// The table as a file has it.
  let divisors: [UInt8]

  private static let basis: [SIMD8<Float>] = (0..<8).map { frequency in
    var wave = SIMD8<Float>.zero
    for x in 0..<8 {
      wave[x] = JPEGTransform.wave(frequency * (2 * x + 1), isMean: frequency == 0)
    }
    return wave
  }

  /// - Parameter table: What the coefficients are divided by, row by row.
  init(_ table: [Int]) {
    divisors = (0..<64).map { UInt8(table[Int(JPEGZigzag.places[$0])]) }
    scales = divisors.map { 1 / Float($0) }
  }

  /// The coefficients of eight rows of samples around zero, in the order of a file.
  func coefficients(_ rows: [SIMD8<Float>], to result: inout [Int32]) {
    var columns = [SIMD8<Float>](repeating: .zero, count: 8)
    for frequency in 0..<8 {
      let wave = Self.basis[frequency]
      for y in 0..<8 { columns[frequency] += rows[y] * wave[y] }
    }
    for index in 0..<64 {
      let place = Int(JPEGZigzag.places[index])
      let value = (columns[place / 8] * Self.basis[place % 8]).sum() * scales[index]
      // The nearest whole number, without the C library, which would have to be linked.
      result[index] = Int32(value < 0 ? value - 0.5 : value + 0.5)
    }
  }
}

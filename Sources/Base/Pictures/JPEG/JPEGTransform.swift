/// The inverse discrete cosine transform of ITU-T T.81, A.3.3.
///
/// A reduced picture uses as many of the lowest frequencies as there are samples.
struct JPEGTransform {
  /// The side of a block in samples.
  let side: Int
  /// The basis functions over the first half of the samples; in the mirrored other half, odd
  /// frequencies have the opposite sign.
  private let basis: InlineArray<8, SIMD4<Float>>

  init(side: Int) {
    self.side = side
    var basis = InlineArray<8, SIMD4<Float>>(repeating: .zero)
    for frequency in 0..<side {
      for x in 0..<(side + 1) / 2 {
        let angle = frequency * (2 * x + 1) * (8 / side)
        basis[frequency][x] = Self.wave(angle, isMean: frequency == 0)
      }
    }
    self.basis = basis
  }

  /// Returns 0.5 · cos(n·π/16), scaled by 1/√2 for the DC coefficient.
  static func wave(_ sixteenths: Int, isMean: Bool) -> Float {
    let quarter: [Float] = [
      0.5, 0.490392640, 0.461939766, 0.415734806, 0.353553391, 0.277785117, 0.191341716,
      0.0975451610, 0,
    ]
    if isMean { return quarter[4] }
    let angle = sixteenths % 32
    let half = angle > 16 ? 32 - angle : angle
    return half > 8 ? -quarter[16 - half] : quarter[half]
  }

  /// Writes the samples of a block to a plane.
  @inline(__always) func write(
    _ block: inout JPEGBlock, to plane: inout JPEGPlane, column: Int, row: Int
  ) {
    let (place, stride) = (plane.place(column: column, row: row), plane.stride)
    var samples = plane.samples.mutableSpan
    if block.isFlat {
      fill(&samples, place, stride, Self.sample(block.values[0] / 8))
    } else if side == 8 {
      transform(&block, to: &samples, place, stride)
    } else {
      transformFew(&block, to: &samples, place, stride)
    }
  }

  @inline(__always) private func fill(
    _ samples: inout MutableSpan<UInt8>, _ place: Int, _ stride: Int, _ sample: UInt8
  ) {
    for y in 0..<side {
      let start = place &+ y &* stride
      for x in 0..<side { samples[start &+ x] = sample }
    }
  }

  /// Rounds a centred number to the nearest byte.
  @inline(__always) static func sample(_ value: Float) -> UInt8 {
    // In a number of this size the lowest bits are the whole part, rounded.
    let limited = max(0, min(value + 128, 255)) + 0x1p23
    return UInt8(truncatingIfNeeded: limited.bitPattern)
  }
}

extension JPEGTransform {
  /// The columns of a block, in vectors of four.
  private typealias Columns = InlineArray<8, SIMD4<Float>>

  /// Transforms to eight samples a side: columns first, then rows.
  private func transform(
    _ block: inout JPEGBlock, to samples: inout MutableSpan<UInt8>, _ place: Int, _ stride: Int
  ) {
    var left = Columns(repeating: .zero)
    var right = Columns(repeating: .zero)
    for row in 0..<8 where block.rows &>> row & 1 == 1 {
      let sign: Float = row & 1 == 0 ? 1 : -1
      Self.add(block.four(8 &* row), basis[row], sign, to: &left)
      Self.add(block.four(8 &* row &+ 4), basis[row], sign, to: &right)
    }
    let basis = basis.span
    for y in 0..<8 {
      let even = Self.sum(left[y].evenHalf, right[y].evenHalf, [0, 2, 4, 6], basis)
      let odd = Self.sum(left[y].oddHalf, right[y].oddHalf, [1, 3, 5, 7], basis)
      let start = place &+ y &* stride
      let (near, far) = (even + odd, even - odd)
      for x in 0..<4 {
        samples[start &+ x] = Self.sample(near[x])
        samples[start &+ 7 &- x] = Self.sample(far[x])
      }
    }
  }

  /// Adds the wave of a row of coefficients.
  @inline(__always) private static func add(
    _ row: SIMD4<Float>, _ wave: SIMD4<Float>, _ sign: Float, to columns: inout Columns
  ) {
    for y in 0..<4 {
      let part = row * wave[y]
      columns[y] += part
      columns[7 &- y] += part * sign
    }
  }

  @inline(__always) private static func sum(
    _ left: SIMD2<Float>, _ right: SIMD2<Float>, _ numbers: InlineArray<4, Int>,
    _ basis: Span<SIMD4<Float>>
  ) -> SIMD4<Float> {
    let first = basis[numbers[0]] * left[0] + basis[numbers[1]] * left[1]
    return first + (basis[numbers[2]] * right[0] + basis[numbers[3]] * right[1])
  }

  /// Transforms to two or four samples a side.
  private func transformFew(
    _ block: inout JPEGBlock, to samples: inout MutableSpan<UInt8>, _ place: Int, _ stride: Int
  ) {
    var columns = InlineArray<4, SIMD4<Float>>(repeating: .zero)
    let half = side / 2
    for row in 0..<side where block.rows &>> row & 1 == 1 {
      let (first, wave) = (block.four(8 &* row), basis[row])
      for y in 0..<half {
        columns[y] += first * wave[y]
        columns[side &- 1 &- y] += first * (row & 1 == 0 ? wave[y] : -wave[y])
      }
    }
    for y in 0..<side {
      var (even, odd) = (SIMD4<Float>.zero, SIMD4<Float>.zero)
      for index in Swift.stride(from: 0, to: side, by: 2) {
        even += basis[index] * columns[y][index]
        odd += basis[index + 1] * columns[y][index + 1]
      }
      let start = place &+ y &* stride
      for x in 0..<half {
        samples[start &+ x] = Self.sample((even + odd)[x])
        samples[start &+ side &- 1 &- x] = Self.sample((even - odd)[x])
      }
    }
  }
}

extension JPEGBlock {
  /// Returns four coefficients from an index on.
  @inline(__always) fileprivate func four(_ place: Int) -> SIMD4<Float> {
    SIMD4(values[place], values[place &+ 1], values[place &+ 2], values[place &+ 3])
  }
}

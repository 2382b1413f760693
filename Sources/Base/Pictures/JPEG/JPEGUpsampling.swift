/// Upsampling of a row of samples to the width of the picture.
///
/// At half resolution each pixel takes three quarters of the nearer sample and one quarter of the
/// next. At other ratios, and in full-size rows of one or two samples, samples are repeated, as
/// libjpeg does.
extension JPEGPlane {
  /// Writes the samples of a row of the picture.
  ///
  /// - Parameters:
  ///   - y: The row.
  ///   - line: The output, as long as the picture is wide.
  ///   - sums: Scratch space for a row of samples.
  func write(row y: Int, to line: inout [UInt8], _ sums: inout [UInt16]) {
    var line = line.mutableSpan
    let near = y / rowsPerSample
    if columnsPerSample > 2 || rowsPerSample > 2 || columnsPerSample * rowsPerSample == 1
      || columnsPerSample == 2 && width <= 2 && side == 8
    {
      return Self.repeat(
        samples.span.extracting((near * stride)..<(near * stride + width)), columnsPerSample,
        to: &line)
    }
    let isUpper = y & 1 == 0
    let far = rowsPerSample == 1 ? near : max(0, min(isUpper ? near - 1 : near + 1, height - 1))
    add(near, far, to: &sums)
    // Halves are alternately rounded down and up, so that areas keep their brightness.
    let rounding: (UInt16, UInt16) =
      switch (columnsPerSample, rowsPerSample) {
      case (2, 2): (8, 7)
      case (2, _): (4, 8)
      default: isUpper ? (4, 4) : (8, 8)
      }
    if columnsPerSample == 1 {
      for x in 0..<line.count {
        line[x] = UInt8(truncatingIfNeeded: (4 * sums[x] + rounding.0) >> 4)
      }
    } else {
      Self.stretch(sums.span.extracting(..<width), to: &line, rounding)
    }
  }

  @inline(__always) private static func `repeat`(
    _ samples: Span<UInt8>, _ times: Int, to line: inout MutableSpan<UInt8>
  ) {
    if times == 1 {
      for x in 0..<line.count { line[x] = samples[x] }
    } else {
      for x in 0..<line.count { line[x] = samples[x / times] }
    }
  }

  /// Sums three times the nearer row and once the other.
  private func add(_ near: Int, _ far: Int, to sums: inout [UInt16]) {
    let near = samples.span.extracting((near * stride)..<(near * stride + width))
    let far = samples.span.extracting((far * stride)..<(far * stride + width))
    var sums = sums.mutableSpan
    for x in 0..<width { sums[x] = 3 &* UInt16(near[x]) &+ UInt16(far[x]) }
  }

  private static func stretch(
    _ sums: Span<UInt16>, to line: inout MutableSpan<UInt8>, _ rounding: (UInt16, UInt16)
  ) {
    let last = sums.count - 1
    var before = sums[0]
    for index in 0...last {
      let sum = sums[index]
      let after = sums[min(index &+ 1, last)]
      line[2 &* index] = UInt8(truncatingIfNeeded: (3 &* sum &+ before &+ rounding.0) &>> 4)
      before = sum
      guard 2 &* index &+ 1 < line.count else { return }
      line[2 &* index &+ 1] = UInt8(truncatingIfNeeded: (3 &* sum &+ after &+ rounding.1) &>> 4)
    }
  }
}

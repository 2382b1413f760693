/// How large a picture is made: pixels a side for each eight of the file.
extension JPEGFrame {
  /// A side of the picture at a scale.
  static func scaled(_ pixels: Int, _ scale: Int) -> Int { (pixels * scale + 7) / 8 }

  /// The smallest of 1, 2, 4 and 8 that makes the longer side so long, and less where the
  /// coefficients of a progressive picture would need too much memory.
  func scale(forLargestSide wanted: Int?) -> Int {
    let scales = [1, 2, 4, 8]
    let longest = max(width, height)
    let least = scales.first { Self.scaled(longest, $0) >= wanted ?? .max } ?? 8
    guard isProgressive else { return least }
    let most = scales.last { coefficientBytes($0) <= JPEG.coefficientLimit } ?? 1
    return min(least, most)
  }

  private func coefficientBytes(_ scale: Int) -> Int {
    let bytesPerUnit = components.reduce(0) { sum, component in
      let side = blockSide(of: component, at: scale)
      return sum + component.horizontal * component.vertical * JPEGCoefficients.bytesPerBlock(side)
    }
    return bytesPerUnit * columns * rows
  }

  /// How many samples a side a block of a component gets at a scale.
  ///
  /// Those of a component with fewer samples get more, so that nothing need be stretched; but not
  /// where all scans but those of means can be left out.
  func blockSide(of component: JPEGComponent, at scale: Int) -> Int {
    var side = scale
    while !isProgressive || scale > 1, side < 8,
      widest * scale % (2 * side * component.horizontal) == 0,
      tallest * scale % (2 * side * component.vertical) == 0
    {
      side *= 2
    }
    return side
  }
}

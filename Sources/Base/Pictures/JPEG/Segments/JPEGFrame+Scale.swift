/// The scale at which a picture is decoded: result pixels per eight pixels of the file.
extension JPEGFrame {
  /// Returns the length of a side at a scale.
  static func scaled(_ pixels: Int, _ scale: Int) -> Int { (pixels * scale + 7) / 8 }

  /// Returns the smallest of 1, 2, 4 and 8 that gives the wanted length, or less if the
  /// coefficients of a progressive picture would exceed the memory limit.
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

  /// Returns the side of a component's blocks at a scale, in samples.
  ///
  /// Subsampled components are decoded larger to avoid upsampling, unless only DC coefficients
  /// would be needed otherwise.
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

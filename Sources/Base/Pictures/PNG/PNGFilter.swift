/// The prediction of a row's bytes from their left and upper neighbours.
enum PNGFilter: UInt8 {
  case none
  case left
  case above
  case mean
  case nearest

  /// Reverses the filter of a row.
  ///
  /// - Parameters:
  ///   - row: The filtered bytes.
  ///   - above: The decoded row above, or zeros for none.
  ///   - step: The number of bytes per pixel, at least one.
  func undo(_ row: inout [UInt8], above: [UInt8], step: Int) {
    var row = row.mutableSpan
    // Equal lengths let the compiler drop bounds checks.
    let above = above.span.extracting(0..<row.count)
    switch self {
    case .none: break
    case .left where step == 4: Self.undoLeftOfFour(&row)
    case .left: Self.undoLeft(&row, step)
    case .above: for index in 0..<row.count { row[index] &+= above[index] }
    case .mean: Self.undoMean(&row, above, step)
    case .nearest where step == 4: Self.undoNearest(&row, above, 4)
    case .nearest: Self.undoNearest(&row, above, step)
    }
  }

  private static func undoLeft(_ row: inout MutableSpan<UInt8>, _ step: Int) {
    guard step < row.count else { return }
    for index in step..<row.count { row[index] &+= row[index - step] }
  }

  /// Undoes the filter in the commonest case, fast: sums stay in registers instead of being read
  /// back from the row.
  private static func undoLeftOfFour(_ row: inout MutableSpan<UInt8>) {
    var sum = SIMD4<UInt8>.zero
    for start in stride(from: 0, to: row.count &- 3, by: 4) {
      sum &+= SIMD4(row[start], row[start &+ 1], row[start &+ 2], row[start &+ 3])
      row[start] = sum.x
      row[start &+ 1] = sum.y
      row[start &+ 2] = sum.z
      row[start &+ 3] = sum.w
    }
  }

  private static func undoMean(
    _ row: inout MutableSpan<UInt8>, _ above: Span<UInt8>, _ step: Int
  ) {
    for index in 0..<min(step, row.count) { row[index] &+= above[index] >> 1 }
    guard step < row.count else { return }
    for index in step..<row.count {
      let mean = (Int(row[index - step]) + Int(above[index])) >> 1
      row[index] &+= UInt8(truncatingIfNeeded: mean)
    }
  }

  /// Reverses the Paeth filter: the neighbour nearest to left + above - corner is the prediction.
  @inline(__always) private static func undoNearest(
    _ row: inout MutableSpan<UInt8>, _ above: Span<UInt8>, _ step: Int
  ) {
    for index in 0..<min(step, row.count) { row[index] &+= above[index] }
    guard step < row.count else { return }
    for index in step..<row.count {
      row[index] &+= nearest(
        left: Int32(row[index - step]), top: Int32(above[index]),
        corner: Int32(above[index - step]))
    }
  }

  @inline(__always) private static func nearest(
    left: Int32, top: Int32, corner: Int32
  ) -> UInt8 {
    let fromLeft = abs(top &- corner)
    let fromTop = abs(left &- corner)
    let fromCorner = abs(left &+ top &- 2 &* corner)
    let isLeft = fromLeft <= fromTop && fromLeft <= fromCorner
    return UInt8(truncatingIfNeeded: isLeft ? left : fromTop <= fromCorner ? top : corner)
  }
}

/// How the bytes of a row were made of those left of them and above.
enum PNGFilter: UInt8 {
  case none
  case left
  case above
  case mean
  case nearest

  /// Makes a row again what it was.
  ///
  /// - Parameters:
  ///   - row: Its bytes as they are in the data.
  ///   - above: The row above, as it was; zeros for none.
  ///   - step: Bytes a pixel, at least one.
  func undo(_ row: inout [UInt8], above: [UInt8], step: Int) {
    switch self {
    case .none: break
    case .left: for index in row.indices.dropFirst(step) { row[index] &+= row[index - step] }
    case .above: for index in row.indices { row[index] &+= above[index] }
    case .mean: Self.undoMean(&row, above, step)
    case .nearest: Self.undoNearest(&row, above, step)
    }
  }

  private static func undoMean(_ row: inout [UInt8], _ above: [UInt8], _ step: Int) {
    for index in 0..<min(step, row.count) { row[index] &+= above[index] >> 1 }
    for index in row.indices.dropFirst(step) {
      let mean = (Int(row[index - step]) + Int(above[index])) >> 1
      row[index] &+= UInt8(truncatingIfNeeded: mean)
    }
  }

  /// The filter of Paeth: whichever neighbour is nearest to left + above - corner.
  private static func undoNearest(_ row: inout [UInt8], _ above: [UInt8], _ step: Int) {
    for index in 0..<min(step, row.count) { row[index] &+= above[index] }
    for index in row.indices.dropFirst(step) {
      let left = Int(row[index - step])
      let top = Int(above[index])
      let corner = Int(above[index - step])
      let fromLeft = abs(top - corner)
      let fromTop = abs(left - corner)
      let fromCorner = abs(left + top - 2 * corner)
      let isLeft = fromLeft <= fromTop && fromLeft <= fromCorner
      let nearest = isLeft ? left : fromTop <= fromCorner ? top : corner
      row[index] &+= UInt8(truncatingIfNeeded: nearest)
    }
  }
}

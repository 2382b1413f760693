/// Where the first row and the first column of a picture are to be seen; the numbers are EXIF's.
enum PictureOrientation: Int, CaseIterable {
  case up = 1
  case upMirrored
  case down
  case downMirrored
  case leftMirrored
  case right
  case rightMirrored
  case left

  /// Whether rows become columns.
  var swapsSides: Bool { rawValue >= PictureOrientation.leftMirrored.rawValue }

  /// Where pixels go to.
  struct Order: Equatable {
    /// The place of the first one.
    let first: Int
    /// From one pixel of a row to the next.
    let columnStep: Int
    /// From one row to the next.
    let rowStep: Int
  }

  /// Where the pixels of a picture go to in the one that is seen, counted row by row.
  func order(width: Int, height: Int) -> Order {
    let (right, bottom) = (width - 1, height - 1)
    return switch self {
    case .up: Order(first: 0, columnStep: 1, rowStep: width)
    case .upMirrored: Order(first: right, columnStep: -1, rowStep: width)
    case .down: Order(first: bottom * width + right, columnStep: -1, rowStep: -width)
    case .downMirrored: Order(first: bottom * width, columnStep: 1, rowStep: -width)
    case .leftMirrored: Order(first: 0, columnStep: height, rowStep: 1)
    case .right: Order(first: bottom, columnStep: height, rowStep: -1)
    case .rightMirrored:
      Order(first: right * height + bottom, columnStep: -height, rowStep: -1)
    case .left: Order(first: right * height, columnStep: -height, rowStep: 1)
    }
  }
}

/// The visual position of a picture's first row and column; the raw values are EXIF's.
enum PictureOrientation: Int, CaseIterable {
  case up = 1
  case upMirrored
  case down
  case downMirrored
  case leftMirrored
  case right
  case rightMirrored
  case left

  /// True if rows become columns.
  var swapsSides: Bool { rawValue >= PictureOrientation.leftMirrored.rawValue }

  /// The linear mapping from stored to oriented pixels.
  struct Order: Equatable {
    /// The index of the first pixel in the oriented picture.
    let first: Int
    /// The distance to the next pixel of a row.
    let columnStep: Int
    /// The distance to the next row.
    let rowStep: Int
  }

  /// Returns the mapping of stored pixels to row-major indices of the oriented picture.
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

/// A picture in a file of whichever kind is read: PNG or JPEG.
public enum PictureFile: Sendable {
  /// Every pixel as it was drawn.
  case png(PNG)
  /// A photo.
  case jpeg(JPEG)

  /// Opens a file of the kind that its first bytes tell; its name does not matter.
  ///
  /// - Throws: `PictureError.unreadFormat` for a kind that is known but not read, `unknownFormat`
  ///   for all else that is no picture, and what opening a PNG or a JPEG throws.
  public init(_ source: ByteSource) throws(PictureError) {
    let first = try source.bytes(at: 0, count: min(source.count, 16))
    if first.starts(with: PNGLayout.signature) {
      self = .png(try PNG(source))
    } else if first.starts(with: JPEGMarker.signature) {
      self = .jpeg(try JPEG(source))
    } else if let format = UnreadFormat(first) {
      throw .unreadFormat(format)
    } else {
      throw .unknownFormat
    }
  }

  /// Pixels a row, as the picture is to be seen; above zero.
  public var width: Int {
    switch self {
    case .png(let png): png.width
    case .jpeg(let jpeg): jpeg.width
    }
  }

  /// How many rows, as the picture is to be seen; above zero.
  public var height: Int {
    switch self {
    case .png(let png): png.height
    case .jpeg(let jpeg): jpeg.height
    }
  }

  /// Decodes the picture so that no side is longer than wanted, and no pixel more than needed.
  ///
  /// Larger pictures are reduced by means of areas; smaller ones stay as they are. A progressive
  /// JPEG may become smaller than wanted: see `JPEG.picture(largestSide:)`.
  ///
  /// - Parameter largestSide: In pixels; above zero.
  /// - Returns: A picture of the same shape, rounded to whole pixels.
  /// - Throws: `PictureError` for data that contradicts itself, or ends too early.
  public func picture(largestSide: Int) throws(PictureError) -> Picture {
    try decoded(largestSide: largestSide).picture
  }

  /// Decodes the picture like `picture(largestSide:)`, and tells whether its file is damaged.
  ///
  /// - Parameter largestSide: In pixels; above zero.
  /// - Returns: The picture, and what is wrong with it. A PNG is never damaged: it is refused.
  /// - Throws: `PictureError` for data that contradicts itself, or ends too early.
  public func decoded(largestSide: Int) throws(PictureError) -> DecodedPicture {
    precondition(largestSide > 0, "a side of \(largestSide) pixels")
    let size = size(largestSide)
    switch self {
    case .png(let png):
      guard size.width < png.width || size.height < png.height else {
        return DecodedPicture(try png.picture())
      }
      return DecodedPicture(try png.resampled(toWidth: size.width, height: size.height))
    case .jpeg(let jpeg):
      let decoded = try jpeg.decoded(largestSide: largestSide)
      let picture = decoded.picture
      guard max(picture.width, picture.height) > largestSide else { return decoded }
      return DecodedPicture(
        picture.resampled(toWidth: size.width, height: size.height), damage: decoded.damage)
    }
  }

  private func size(_ largestSide: Int) -> (width: Int, height: Int) {
    let longest = max(width, height)
    guard longest > largestSide else { return (width, height) }
    func reduced(_ side: Int) -> Int { max(1, (2 * side * largestSide + longest) / (2 * longest)) }
    return (reduced(width), reduced(height))
  }
}

extension PNG {
  /// The picture in another size, without all of its pixels in memory.
  fileprivate func resampled(toWidth width: Int, height: Int) throws(PictureError) -> Picture {
    let area = PixelArea(x: 0, y: 0, width: Double(self.width), height: Double(self.height))
    var reducer = AreaReducer(area, of: self.width, toWidth: width, height: height)
    try forEachPassRow { row, pixels in
      if row.step == 1, pixels.count == 4 * self.width {
        reducer.add(pixels, row: row.y)
      } else {
        reducer.add(pixels, row: row.y, from: row.x, step: row.step)
      }
    }
    return reducer.picture()
  }
}

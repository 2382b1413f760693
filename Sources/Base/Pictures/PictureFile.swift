/// A picture file in one of the supported formats.
public enum PictureFile: Sendable {
  /// A PNG file, which is lossless.
  case png(PNG)
  /// A JPEG file, typically a photo.
  case jpeg(JPEG)

  /// Opens a file of the format that its first bytes show, whatever its name.
  ///
  /// - Throws: `PictureError.unreadFormat` for a known but unsupported format, `unknownFormat` for
  ///   any other file, and the errors of opening a PNG or a JPEG.
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

  /// The width in pixels after rotation; above zero.
  public var width: Int {
    switch self {
    case .png(let png): png.width
    case .jpeg(let jpeg): jpeg.width
    }
  }

  /// The height in pixels after rotation; above zero.
  public var height: Int {
    switch self {
    case .png(let png): png.height
    case .jpeg(let jpeg): jpeg.height
    }
  }

  /// Decodes the picture, reduced so that no side exceeds a length.
  ///
  /// Larger pictures are reduced by area averaging; smaller ones keep their size. A progressive
  /// JPEG may become smaller than requested: see `JPEG.picture(largestSide:)`.
  ///
  /// - Parameter largestSide: The longest side in pixels; above zero.
  /// - Returns: A picture of the same proportions, rounded to whole pixels.
  /// - Throws: `PictureError` for inconsistent or truncated data.
  public func picture(largestSide: Int) throws(PictureError) -> Picture {
    try decoded(largestSide: largestSide).picture
  }

  /// Decodes the picture like `picture(largestSide:)`, and reports damage to its file.
  ///
  /// - Parameter largestSide: The longest side in pixels; above zero.
  /// - Returns: The picture and its damage. A damaged PNG is rejected.
  /// - Throws: `PictureError` for inconsistent or truncated data.
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
  /// Returns the picture at another size, without holding all of its pixels in memory.
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

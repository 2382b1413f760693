/// The header of a PNG: its size and the format of its pixels.
struct PNGHeader {
  let width: Int
  let height: Int
  /// The number of bits per sample: 1, 2, 4, 8 or 16.
  let depth: Int
  let color: PNGColor
  let isInterlaced: Bool

  /// Reads the body of the header; returns nil if it is malformed.
  init?(_ bytes: [UInt8], at place: Int) {
    guard let width = bytes.number32(at: place), let height = bytes.number32(at: place + 4),
      place + 13 <= bytes.count, let color = PNGColor(rawValue: bytes[place + 9])
    else { return nil }
    depth = Int(bytes[place + 8])
    let (method, filters, interlace) = (bytes[place + 10], bytes[place + 11], bytes[place + 12])
    let isKnown = method == 0 && filters == 0 && interlace <= 1
    let isSize = 1...0x7FFF_FFFF ~= width && 1...0x7FFF_FFFF ~= height
    guard isKnown, isSize, color.depths.contains(depth) else { return nil }
    self.width = width
    self.height = height
    self.color = color
    isInterlaced = interlace == 1
  }

  /// Throws for a picture that would exceed a limit.
  func checkSize() throws(PictureError) {
    guard max(width, height) <= PNG.sideLimit else {
      throw .tooLarge(.side, limit: PNG.sideLimit)
    }
    let limit = isInterlaced ? PNG.interlacedPixelLimit : PNG.pixelLimit
    guard height <= limit / width else { throw .tooLarge(.pixels, limit: limit) }
  }

  /// The number of bits per pixel.
  var bits: Int { depth * color.samples }

  /// Returns the number of bytes in a row of pixels, without its filter.
  func rowLength(_ width: Int) -> Int { (width * bits + 7) / 8 }
}

/// The colour type.
enum PNGColor: UInt8 {
  case grey = 0
  case rgb = 2
  case palette = 3
  case greyAlpha = 4
  case rgba = 6

  /// The number of samples per pixel.
  var samples: Int {
    switch self {
    case .grey, .palette: 1
    case .greyAlpha: 2
    case .rgb: 3
    case .rgba: 4
    }
  }

  /// The valid bit depths of the samples.
  var depths: [Int] {
    switch self {
    case .grey: [1, 2, 4, 8, 16]
    case .palette: [1, 2, 4, 8]
    case .rgb, .greyAlpha, .rgba: [8, 16]
    }
  }
}

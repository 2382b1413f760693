/// A chunk of a PNG with a verified checksum.
struct PNGChunk {
  static let head = 0x4948_4452
  static let palette = 0x504C_5445
  static let transparency = 0x7452_4E53
  static let data = 0x4944_4154
  static let end = 0x4945_4E44

  /// The type: four letters as an integer.
  let type: Int
  /// The range of the body in the file.
  let body: Range<Int>

  /// The offset of the chunk, which begins with its length and its type.
  var start: Int { body.lowerBound - 8 }

  /// The offset of the next chunk.
  var next: Int { body.upperBound + 4 }

  /// True if decoders may ignore a chunk of this type (ancillary).
  var isOptional: Bool { type & 0x2000_0000 != 0 }

  /// Reads the chunk at an offset.
  init(_ bytes: [UInt8], at place: Int) throws(PictureError) {
    guard let length = bytes.number32(at: place), let type = bytes.number32(at: place + 4),
      length <= bytes.count - place - 12
    else { throw .ended(at: bytes.count) }
    self.type = type
    body = (place + 8)..<(place + 8 + length)
    let sum = PNGChecksum.sum(bytes, in: (place + 4)..<body.upperBound)
    guard bytes.number32(at: body.upperBound) == sum else {
      throw .wrong(.checksum, at: body.upperBound)
    }
  }
}

/// The CRC-32 of the PNG specification's appendix.
enum PNGChecksum {
  private static let table: [UInt32] = (0..<256).map { byte in
    (0..<8).reduce(UInt32(byte)) { crc, _ in crc & 1 == 1 ? 0xEDB8_8320 ^ crc >> 1 : crc >> 1 }
  }

  static func sum(_ bytes: [UInt8], in range: Range<Int>) -> Int {
    let table = table
    var crc = UInt32.max
    for index in range { crc = table[Int((crc ^ UInt32(bytes[index])) & 255)] ^ crc >> 8 }
    return Int(~crc)
  }
}

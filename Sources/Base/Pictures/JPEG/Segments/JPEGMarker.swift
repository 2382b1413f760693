/// The second bytes of markers, after 0xFF: ITU-T T.81, table B.1.
enum JPEGMarker {
  static let signature: [UInt8] = [0xFF, start, 0xFF]

  static let start: UInt8 = 0xD8
  static let end: UInt8 = 0xD9
  static let scan: UInt8 = 0xDA
  static let quantization: UInt8 = 0xDB
  static let codes: UInt8 = 0xC4
  static let restartInterval: UInt8 = 0xDD
  /// The first of the eight restart markers.
  static let restart: UInt8 = 0xD0
  static let jfif: UInt8 = 0xE0
  static let exif: UInt8 = 0xE1
  static let adobe: UInt8 = 0xEE
  private static let temporary: UInt8 = 0x01

  static let baseline: UInt8 = 0xC0
  static let extended: UInt8 = 0xC1
  static let progressive: UInt8 = 0xC2

  /// Returns why a kind of picture is rejected, or nil for supported kinds and other markers.
  static func refusal(of marker: UInt8) -> PictureFlaw? {
    switch marker {
    case 0xC3, 0xCB: .losslessCoding
    case 0xC9, 0xCA: .arithmeticCoding
    case 0xC5, 0xC6, 0xC7, 0xCD, 0xCE, 0xCF, 0xDE: .hierarchicalCoding
    default: nil
    }
  }

  /// Returns true for a marker without a segment.
  static func isAlone(_ marker: UInt8) -> Bool {
    marker == start || marker == temporary || isRestart(marker)
  }

  static func isRestart(_ marker: UInt8) -> Bool { marker & 0xF8 == restart }

  /// Returns the offset of the next marker; other bytes, and padding before it, are skipped.
  ///
  /// - Throws: `PictureError.ended` if there is no further marker.
  static func next(_ bytes: [UInt8], from start: Int) throws(PictureError) -> Int {
    guard let place = place(in: bytes, from: start) else { throw .ended(at: bytes.count) }
    return place
  }

  /// Returns the offset of the next marker, or nil.
  static func place(in bytes: [UInt8], from start: Int) -> Int? {
    var place = start
    while place < bytes.count - 1 {
      if bytes[place] == 0xFF, bytes[place + 1] != 0, bytes[place + 1] != 0xFF { return place }
      place += 1
    }
    return nil
  }
}

/// A parser of the metadata that a camera stores with a picture: EXIF 2.32.
enum EXIF {
  private static let orientationTag = 0x0112
  private static let shortType = 3

  /// Returns the orientation of the camera.
  ///
  /// - Parameter body: The body of an application segment.
  /// - Returns: Nil for a segment that is not EXIF or has no valid orientation.
  static func orientation(_ body: ArraySlice<UInt8>) -> PictureOrientation? {
    guard body.starts(with: "Exif\0\0".utf8) else { return nil }
    let bytes = Array(body.dropFirst(6))
    let isLittle = bytes.starts(with: "II".utf8)
    guard isLittle || bytes.starts(with: "MM".utf8) else { return nil }

    func number16(_ place: Int) -> Int? {
      bytes.number16(at: place).map { isLittle ? Int(UInt16($0).byteSwapped) : $0 }
    }
    func number32(_ place: Int) -> Int? {
      bytes.number32(at: place).map { isLittle ? Int(UInt32($0).byteSwapped) : $0 }
    }

    guard number16(2) == 42, let start = number32(4), let count = number16(start) else {
      return nil
    }
    for entry in 0..<count {
      let place = start + 2 + 12 * entry
      guard let tag = number16(place) else { return nil }
      guard tag == orientationTag, number16(place + 2) == shortType else { continue }
      return number16(place + 8).flatMap(PictureOrientation.init)
    }
    return nil
  }
}

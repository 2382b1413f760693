import Pictures
import TestSupport

/// The pixels of another decoder, from a file that ends in `.pixels`: a line with the width, the
/// height and the tolerance, then four bytes per pixel.
struct ExpectedPixels {
  private let numbers: [Int]
  private let bytes: ArraySlice<UInt8>

  /// Returns nil for a file that the other decoder rejects.
  init?(_ file: String, of suite: ConformanceSuite) {
    guard let all = suite.bytes(of: "\(file).pixels"), let end = all.firstIndex(of: 0x0A) else {
      return nil
    }
    numbers = String(decoding: all[..<end], as: UTF8.self).split(separator: " ").compactMap {
      Int($0)
    }
    bytes = all[(end + 1)...]
  }

  /// Returns true if a picture has the same size and pixels; the colour of a fully transparent
  /// pixel is ignored.
  func matches(_ picture: Picture) -> Bool {
    let own = picture.bytes
    guard numbers.prefix(2) == [picture.width, picture.height], own.count == bytes.count else {
      return false
    }
    return stride(from: 0, to: own.count, by: 4).allSatisfy { pixel in
      let isClear = own[pixel + 3] == 0 && bytes[bytes.startIndex + pixel + 3] == 0
      return isClear
        || (pixel..<(pixel + 4)).allSatisfy { place in
          abs(Int(own[place]) - Int(bytes[bytes.startIndex + place])) <= numbers[2]
        }
    }
  }
}

/// Returns the picture of a file, or nil if it is rejected.
func decoded(_ file: String, of suite: ConformanceSuite) -> Picture? {
  guard let bytes = suite.bytes(of: file) else { return nil }
  return try? PictureFile(ByteSource(bytes)).picture(largestSide: 1 << 20)
}

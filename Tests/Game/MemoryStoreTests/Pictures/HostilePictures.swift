import Foundation
import MemoryModel
import Pictures
import TestSupport

@testable import MemoryStore

/// Picture files that require as much memory as possible.
enum HostilePictures {
  /// The files that a user may import, by name.
  static let imported: [String: [UInt8]] = {
    let unpacked = largest
    var files = [
      "wide.png": png(width: 65_535, height: 610, depth: 16),
      "high.png": png(width: 610, height: 65_535, depth: 16),
      "square.png": png(width: 6_324, height: 6_324, depth: 8),
      "interlaced.png": png(width: 4_000, height: 4_000, depth: 16, isInterlaced: true),
      "interlaced-wide.png": png(width: 65_535, height: 244, depth: 8, isInterlaced: true),
      "one-row.png": png(width: 40_000_000, height: 1, depth: 8),
      "one-column.png": png(width: 1, height: 40_000_000, depth: 8),
      "many-parts.png": manyParts,
      "largest-1.png": unpacked, "largest-2.png": unpacked,
    ]
    for (name, bytes) in fixtures("photos.txt") where name.hasPrefix("420") {
      files["wide-\(name).jpg"] = resized(bytes, width: 65_535, height: 610)
      files["square-\(name).jpg"] = resized(bytes, width: 6_324, height: 6_324)
      files["long-\(name).jpg"] = Array(bytes.prefix(2)) + comments(31 << 20) + bytes.dropFirst(2)
    }
    return files
  }()

  /// The fixtures of the Pictures library, by name.
  static func fixtures(_ list: String) -> [String: [UInt8]] {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Base/PicturesTests/Fixtures")
    let text = (try? String(contentsOf: folder.appending(path: list), encoding: .utf8)) ?? ""
    let files = text.split(separator: "\n").map { line in
      let fields = line.split(separator: " ")
      return (String(fields[0]), [UInt8](Data(base64Encoded: String(fields[3])) ?? Data()))
    }
    return Dictionary(files) { first, _ in first }
  }
}

// The PNG files.
extension HostilePictures {
  /// Returns a PNG with a few valid rows, followed by as much invalid data as its size needs.
  private static func png(
    width: Int, height: Int, depth: Int, isInterlaced: Bool = false
  ) -> [UInt8] {
    let raw = (4 * width * depth + 7) / 8 * height
    let rows = min(raw, 4 << 20)
    return pngHead(width, height, depth, isInterlaced)
      + chunk("IDAT", zeros(rows) + [UInt8](repeating: 7, count: raw / 1_032)) + chunk("IEND", [])
  }

  private static func pngHead(
    _ width: Int, _ height: Int, _ depth: Int, _ isInterlaced: Bool
  ) -> [UInt8] {
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
      + chunk(
        "IHDR",
        bigEndian(width) + bigEndian(height) + [UInt8(depth), 6, 0, 0, isInterlaced ? 1 : 0])
  }

  /// A file of the largest size with many empty data chunks.
  private static var manyParts: [UInt8] {
    let empty = chunk("IDAT", [])
    var bytes = pngHead(64, 64, 8, false)
    while bytes.count < PhotoImport.largestFile - 100 { bytes += empty }
    return bytes + chunk("IEND", [])
  }

  /// A small picture in a file of the largest size, most of which is ignored text.
  private static var largest: [UInt8] {
    let (side, length) = (32, (4 * 32 + 1) * 32)
    let stored: [UInt8] =
      [0x78, 0x01, 1]
      + [length, ~length].flatMap { number in
        [UInt8(truncatingIfNeeded: number), UInt8(truncatingIfNeeded: number >> 8)]
      }
    let data = stored + [UInt8](repeating: 0, count: length) + bigEndian(length << 16 | 1)
    let head = pngHead(side, side, 8, false)
    let text = [UInt8](repeating: 32, count: PhotoImport.largestFile - length - 200)
    return head + chunk("teXt", text) + chunk("IDAT", data) + chunk("IEND", [])
  }

  /// Returns the beginning of zlib data: a number of zeros in runs of 258.
  private static func zeros(_ count: Int) -> [UInt8] {
    // A block of fixed codes with the literal 0, followed by runs of `11000101 00000`: the code of
    // length 258, and that of distance 1.
    var bits: [Bool] =
      [true, true, false] + [false, false, true, true, false, false, false, false]
    for _ in 0..<count / 258 {
      bits += [true, true, false, false, false, true, false, true]
      bits += [false, false, false, false, false]
    }
    var bytes: [UInt8] = [0x78, 0x01]
    for start in stride(from: 0, to: bits.count, by: 8) {
      let byte = bits[start..<min(bits.count, start + 8)].enumerated().reduce(0) { sum, bit in
        sum | (bit.element ? 1 << bit.offset : 0)
      }
      bytes.append(UInt8(byte))
    }
    return bytes
  }

  private static func chunk(_ type: String, _ body: [UInt8]) -> [UInt8] {
    let content = Array(type.utf8) + body
    return bigEndian(body.count) + content + bigEndian(checksum(content))
  }

  private static func bigEndian(_ number: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }

  private static let table: [UInt32] = (0..<256).map { byte in
    (0..<8).reduce(UInt32(byte)) { crc, _ in crc & 1 == 1 ? 0xEDB8_8320 ^ crc >> 1 : crc >> 1 }
  }

  private static func checksum(_ bytes: [UInt8]) -> Int {
    let table = table
    var crc = UInt32.max
    for byte in bytes { crc = table[Int((crc ^ UInt32(byte)) & 255)] ^ crc >> 8 }
    return Int(~crc)
  }
}

// The JPEG files.
extension HostilePictures {
  /// Returns the file with other dimensions in its frame header.
  private static func resized(_ bytes: [UInt8], width: Int, height: Int) -> [UInt8] {
    let frame = bytes.indices.first { place in
      bytes[place] == 0xFF && place + 9 < bytes.count && [0xC0, 0xC2].contains(bytes[place + 1])
    }
    guard let frame else { return bytes }
    var resized = bytes
    for (index, side) in [height >> 8, height & 255, width >> 8, width & 255].enumerated() {
      resized[frame + 5 + index] = UInt8(side)
    }
    return resized
  }

  private static func comments(_ count: Int) -> [UInt8] {
    let comment: [UInt8] = [0xFF, 0xFE, 0xFF, 0xFF] + [UInt8](repeating: 32, count: 65_533)
    var comments: [UInt8] = []
    for _ in 0..<count / comment.count { comments += comment }
    return comments
  }
}

import Testing

@testable import Pictures

/// A PNG file and the pixels that Pillow decodes.
struct PNGFixture: CustomTestStringConvertible {
  let name: String
  let width: Int
  let height: Int
  let file: [UInt8]
  /// The expected pixels, four bytes each, or the CRC-32 of those of a long picture.
  let pixels: [UInt8]

  var testDescription: String { name }

  static let all: [PNGFixture] = {
    let lines = FixtureLines.fields(of: "pictures.txt")
    return lines.map { fields in
      PNGFixture(
        name: fields[0], width: Int(fields[1]) ?? 0, height: Int(fields[2]) ?? 0,
        file: FixtureLines.bytes(fields[3]), pixels: FixtureLines.bytes(fields[4]))
    }
  }()

  static func named(_ name: String) -> PNGFixture { all[all.firstIndex { $0.name == name } ?? 0] }

  /// Returns the offsets of the chunks of a kind.
  func chunks(_ type: Int) -> [Int] {
    (8..<file.count).filter { file.number32(at: $0 + 4) == type }
  }

  /// Returns the file with a change and valid checksums, as an attacker would write it.
  func changing(_ change: (inout [UInt8]) -> Void) -> [UInt8] {
    var bytes = file
    change(&bytes)
    return PNGFixture.sealed(bytes)
  }

  /// Returns the file with valid chunk checksums.
  static func sealed(_ file: [UInt8]) -> [UInt8] {
    var bytes = file
    var place = PNGLayout.signature.count
    while let length = bytes.number32(at: place), length <= bytes.count - place - 12 {
      let end = place + 8 + length
      var sum: [UInt8] = []
      sum.append32(PNGChecksum.sum(bytes, in: (place + 4)..<end))
      bytes.replaceSubrange(end..<(end + 4), with: sum)
      place = end + 4
    }
    return bytes
  }
}

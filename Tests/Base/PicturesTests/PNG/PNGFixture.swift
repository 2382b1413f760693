import Testing

@testable import Pictures

/// A PNG and what Pillow made of it.
struct PNGFixture: CustomTestStringConvertible {
  let name: String
  let width: Int
  let height: Int
  let file: [UInt8]
  /// Four bytes a pixel, or of a long picture their CRC-32.
  let pixels: [UInt8]

  var testDescription: String { name }

  static let all: [PNGFixture] = {
    let lines = (try? FixtureLines.fields(of: "pictures.txt")) ?? []
    return lines.map { fields in
      PNGFixture(
        name: fields[0], width: Int(fields[1]) ?? 0, height: Int(fields[2]) ?? 0,
        file: FixtureLines.bytes(fields[3]), pixels: FixtureLines.bytes(fields[4]))
    }
  }()

  static func named(_ name: String) -> PNGFixture { all[all.firstIndex { $0.name == name } ?? 0] }

  /// Where its chunks of a kind begin: with their length.
  func chunks(_ type: Int) -> [Int] {
    (8..<file.count).filter { file.number32(at: $0 + 4) == type }
  }

  /// The file with a change and a checksum that fits, as an attacker would have it.
  func changing(_ change: (inout [UInt8]) -> Void) -> [UInt8] {
    var bytes = file
    change(&bytes)
    return PNGFixture.sealed(bytes)
  }

  /// Gives chunks the checksums that they need, for as long as there are chunks.
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

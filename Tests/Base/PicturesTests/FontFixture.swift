import Testing

@testable import Pictures

/// A tiny font, and the bitmaps that fontTools reads from it.
struct FontFixture: CustomTestStringConvertible {
  static let faces = ["A", "B", "C", "D", "🐶", "🐱"]

  let name: String
  let file: [UInt8]
  /// The bitmap file of each face; nil for those without.
  let pngs: [[UInt8]?]

  var testDescription: String { name }

  static let all: [FontFixture] = {
    let lines = FixtureLines.fields(of: "fonts.txt")
    return lines.map { fields in
      FontFixture(
        name: fields[0], file: FixtureLines.bytes(fields[1]),
        pngs: fields[2...].map { $0 == "-" ? nil : FixtureLines.bytes($0) })
    }
  }()

  static func named(_ name: String) -> FontFixture { all[all.firstIndex { $0.name == name } ?? 0] }

  /// The index of the font in the file.
  var index: Int { name == "collection" ? 1 : 0 }

  var font: EmojiFont {
    get throws(PictureError) {
      try EmojiFont(ByteSource(file), pixels: name == "strikes" ? 21 : 15, font: index)
    }
  }

  /// The offset of the first size of the table `sbix`.
  var strikeStart: Int? {
    (12..<60).first { file.number32(at: $0) == FontTag.strikes.number }
      .flatMap { file.number32(at: $0 + 8) }.map { $0 + 12 }
  }
}

extension [UInt8] {
  /// Returns the file with one byte replaced.
  func changed(at place: Int, to byte: UInt8) -> [UInt8] {
    var bytes = self
    bytes[place] = byte
    return bytes
  }
}

import Testing

@testable import Pictures

/// A tiny font, and the bitmaps that fontTools finds in it.
struct FontFixture: CustomTestStringConvertible {
  static let faces = ["A", "B", "C", "D", "🐶", "🐱"]

  let name: String
  let file: [UInt8]
  /// The file of each face; nil for those without.
  let pngs: [[UInt8]?]

  var testDescription: String { name }

  static let all: [FontFixture] = {
    let lines = (try? FixtureLines.fields(of: "fonts.txt")) ?? []
    return lines.map { fields in
      FontFixture(
        name: fields[0], file: FixtureLines.bytes(fields[1]),
        pngs: fields[2...].map { $0 == "-" ? nil : FixtureLines.bytes($0) })
    }
  }()

  static func named(_ name: String) -> FontFixture { all[all.firstIndex { $0.name == name } ?? 0] }

  /// Which font of the file is meant.
  var index: Int { name == "collection" ? 1 : 0 }

  var font: EmojiFont {
    get throws(PictureError) {
      try EmojiFont(ByteSource(file), pixels: name == "strikes" ? 21 : 15, font: index)
    }
  }

  /// Where the first size of a table `sbix` begins.
  var strikeStart: Int? {
    (12..<60).first { file.number32(at: $0) == FontTag.strikes.number }
      .flatMap { file.number32(at: $0 + 8) }.map { $0 + 12 }
  }
}

extension [UInt8] {
  /// The bytes with one of them another.
  func changed(at place: Int, to byte: UInt8) -> [UInt8] {
    var bytes = self
    bytes[place] = byte
    return bytes
  }
}

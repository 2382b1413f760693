import TestSupport
import Testing

@testable import Pictures

@Suite("Ligatures of fonts")
struct LigatureTests {
  private typealias Table = LigatureTable

  /// The fixture whose glyphs of A, B, C, D and the two animals are known.
  private let fixture = FontFixture.named("format-1")

  private func font(_ table: [UInt8]) throws -> EmojiFont {
    try EmojiFont(ByteSource(fixture.file.withTable("GSUB", table)), pixels: 15)
  }

  private func glyph(_ face: String) throws -> Int {
    let map = try CharacterMap(FontTables(ByteSource(fixture.file), font: 0))
    return try #require(face.unicodeScalars.first.flatMap { map.glyph(of: $0) })
  }

  private func ligature(_ faces: String, _ result: String) throws -> Table.Ligature {
    .init(glyphs: try faces.map { try glyph(String($0)) }, result: try glyph(result))
  }

  @Test(
    "two characters have the bitmap of their ligature, in every format of the table",
    arguments: [1, 2], [false, true])
  func formats(coverage: Int, isExtended: Bool) throws {
    let table = Table(coverageFormat: coverage, isExtended: isExtended)
    let font = try font(
      table.bytes([[try ligature("AB", "🐶"), try ligature("AD", "🐱"), try ligature("BA", "A")]]))

    for (face, same) in [("AB", "🐶"), ("A\u{FE0F}D", "🐱"), ("BA", "A"), ("A", "A"), ("🐶", "🐶")] {
      #expect(try font.png(of: face) == font.png(of: same), "\(face)")
      #expect(try font.png(of: face) != nil, "\(face)")
    }
    for face in ["AA", "DA", "BB", "ABA", "A🐶", "AZ", "Z"] {
      #expect(try font.png(of: face) == nil, "\(face)")
    }
  }

  @Test("the first ligature of a set is taken, and lookups follow one another")
  func order() throws {
    let long = try ligature("ABA", "🐶")
    let short = try ligature("AB", "🐱")
    let longFirst = try font(Table().bytes([[long, short]]))
    let shortFirst = try font(Table().bytes([[short, long]]))
    let chained = try font(Table().bytes([[short], [try ligature("🐱A", "🐶")]]))
    #expect(
      try (longFirst.png(of: "ABA"), chained.png(of: "ABA"), chained.png(of: "AB")) == (
        longFirst.png(of: "🐶"), chained.png(of: "🐶"), chained.png(of: "🐱")
      ) && shortFirst.png(of: "ABA") == nil)
  }

  @Test("lookups of other types join nothing, and a table without any is refused with its offset")
  func others() throws {
    var table = Table().bytes([[try ligature("AB", "🐶")]])
    let joined = try font(table)
    #expect(
      try joined.png(of: String(repeating: "AB", count: 100_000)) == nil
        && joined.png(of: "AB") != nil)
    // The type of the first lookup, which follows the header and the list.
    table[15] = 5
    #expect(try self.font(table).png(of: "AB") == nil)

    let place = fixture.file.count + 16
    for table in [[], [0, 1, 0, 0, 0, 0, 0, 0, 0xFF, 0xFF]] as [[UInt8]] {
      #expect(throws: PictureError.wrong(.ligatures, at: place)) { try font(table) }
    }
  }

  @Test("no change to the table crashes the decoder")
  func mutations() throws {
    let table = Table(coverageFormat: 2, isExtended: true)
      .bytes([[try ligature("AB", "🐶"), try ligature("BAD", "🐱")], [try ligature("🐶A", "B")]])
    var numbers = SeededNumbers(seed: 5)
    for _ in 0..<2_000 {
      guard let font = try? font(numbers.edited(table)) else { continue }
      for face in ["AB", "BAD", "ABA", "DDDD"] { _ = try? font.png(of: face) }
    }
  }
}

import Testing

@testable import SeparatedValues

@Suite("Decoded texts")
struct DecodedTextTests {
  private func text(_ bytes: [UInt8], as encoding: TextEncoding? = nil) throws -> String {
    String(decoding: try DecodedText(bytes, as: encoding).bytes, as: UTF8.self)
  }

  @Test("lines that are not UTF-8 are cp1252, and the others stay")
  func mixed() throws {
    let bytes = Array("größe\n".utf8) + [0x4D, 0xFC, 0x68, 0x65, 0x20, 0x80] + Array("\nmaß".utf8)
    let decoded = try DecodedText(bytes)
    #expect(
      try (text(bytes), decoded.firstForeignLine, DecodedText(Array("é".utf8)).firstForeignLine)
        == ("größe\nMühe €\nmaß", 2, nil))
  }

  @Test(
    "a named encoding is used for all bytes from 0x80 on",
    arguments: [
      (TextEncoding.central, "ŠśŤ"), (.latin2, "\u{8A}\u{9C}\u{8D}"), (.cyrillic, "Љњ\u{40C}"),
      (.western, "Šœ\u{8D}"),
    ])
  func pages(encoding: TextEncoding, expected: String) throws {
    #expect(try text([0x8A, 0x9C, 0x8D], as: encoding) == expected)
  }

  @Test("each page has a character for each byte, and Latin letters where they belong")
  func wholePages() {
    #expect(
      TextEncoding.allCases.compactMap(\.page).map(\.count) == [128, 128, 128, 128]
        && CodePage.western[0x40...].map(\.value).elementsEqual(0xC0...0xFF)
        && CodePage.cyrillic[0x40...].map(\.value).elementsEqual(0x410...0x44F))
  }

  @Test("UTF-16 is read with its mark or without, in both orders")
  func utf16() throws {
    let units = Array("größe\n🐶".utf16)
    let little = units.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8($0 >> 8)] }
    let big = units.flatMap { [UInt8($0 >> 8), UInt8(truncatingIfNeeded: $0)] }
    #expect(
      try [
        text(little), text(big), text([0xFF, 0xFE] + little), text([0xFE, 0xFF] + big),
        text([0xEF, 0xBB, 0xBF] + Array("a".utf8)),
      ] == ["größe\n🐶", "größe\n🐶", "größe\n🐶", "größe\n🐶", "a"])
  }

  @Test("half a character of UTF-16 is marked as lost")
  func halfCharacter() throws {
    #expect(
      try [text([0xFF, 0xFE, 0x61, 0, 0x62]), text([0xFE, 0xFF, 0, 0x61, 0xD8, 0])]
        == ["a", "a\u{FFFD}"])
  }

  @Test(
    "a document of another program is told, with the way to make a list of it",
    arguments: [
      ("PK\u{3}\u{4}....xl/workbook.xml", "Excel"), ("PK\u{3}\u{4}...word/document.xml", "Word"),
      ("PK\u{3}\u{4}mimetypeapplication/vnd.oasis.opendocument.spreadsheetPK", "LibreOffice"),
      ("PK\u{3}\u{4}mimetypeapplication/vnd.oasis.opendocument.textPK", "Text (.txt)"),
      ("PK\u{3}\u{4}collection.anki21", "Anki"), ("PK\u{3}\u{4}x", "ZIP"), ("{\\rtf1", "RTF"),
      ("%PDF-1.7", "PDF"),
    ])
  func documents(text: String, word: String) {
    #expect {
      try DecodedText(Array(text.utf8))
    } throws: { error in
      "\(error)".contains(word) && "\(error)".contains(";")
    }
  }

  @Test("names of encodings are read in any spelling")
  func names() {
    let names = ["UTF-8", "Latin1", "ISO-8859-2", "windows-1251", "cp1250", "utf16le", "klingon"]
    #expect(
      names.map(TextEncoding.init(name:)) == [
        .utf8, .western, .latin2, .cyrillic, .central, .utf16, nil,
      ])
  }
}

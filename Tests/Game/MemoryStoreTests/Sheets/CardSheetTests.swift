import MemoryModel
import Testing

@testable import MemoryStore

@Suite("Cards to print")
struct CardSheetTests {
  private func theme(_ pairs: Int, isTwoSided: Bool = true) -> Theme {
    Theme(
      id: "t", name: "A & B", faces: (0..<pairs).map { Face("a\($0)") },
      secondFaces: isTwoSided ? (0..<pairs).map { Face("b\($0)") } : nil, pairs: 2,
      color: Theme.Color(rgb: 0x12_3456))
  }

  /// Returns the texts on a page, without the line at its foot.
  private func texts(_ page: String) -> [String] {
    page.split(separator: "</text>").dropLast().dropLast().compactMap {
      $0.split(separator: ">").last.map(String.init)
    }
  }

  @Test("every card is on one page, the cards of a pair side by side", arguments: [2, 12, 13, 30])
  func pages(pairs: Int) {
    for isTwoSided in [true, false] {
      let sheet = CardSheet(theme(pairs, isTwoSided: isTwoSided))
      #expect(sheet.cardCount == 2 * pairs && sheet.pageCount == (pairs + 11) / 12)
      let all = (1...sheet.pageCount).flatMap { texts(sheet.page($0)) }
      #expect(all == (0..<pairs).flatMap { ["a\($0)", isTwoSided ? "b\($0)" : "a\($0)"] })
    }
  }

  @Test("a page is A4, names the theme and the page, and loads nothing")
  func head() {
    let page = CardSheet(theme(13)).page(2)
    let parts = [
      "height=\"297mm\" viewBox=\"0 0 210 297\"", "<title>A &amp; B, page 2 of 2</title>",
      "stroke=\"#123456\"",
    ]
    #expect(
      page.hasPrefix("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"210mm\"")
        && page.hasSuffix("</svg>\n") && parts.allSatisfy(page.contains)
        && !page.contains("href") && page.split(separator: "http").count == 2)
  }

  @Test("no card leaves the page, and lines to cut are between all cards")
  func places() {
    let page = CardSheet(theme(12)).page(1)
    let cards = page.split(separator: "<rect x=").dropFirst()
    let earlierCardCount = cards.count
    for card in cards {
      let numbers = card.split(separator: "\"").compactMap { Double($0) }
      #expect(
        numbers[0] >= 9 && numbers[1] >= 9 && numbers[0] + numbers[2] <= 201
          && numbers[1] + numbers[3] <= 288)
    }
    let path = page.split(separator: "<path d=\"").last?.prefix { $0 != "\"" } ?? ""
    #expect([earlierCardCount, path.count { $0 == "H" }, path.count { $0 == "V" }] == [24, 7, 5])
  }

  @Test("a text is as large as fits, in lines, and a word is broken only as a last resort")
  func text() {
    let letter = CardText("A", width: 40, height: 36)
    let short = CardText("dog", width: 40, height: 36)
    let long = CardText("a very long translation of dog", width: 40, height: 36)
    #expect((letter.size, short.lines, short.size) == (26, ["dog"], 16))
    #expect(
      (
        long.lines.count > 2, long.size < short.size, long.size >= 4,
        long.lines.joined(separator: " ")
      ) == (true, true, true, "a very long translation of dog"))
    let word = CardText(String(repeating: "m", count: 32), width: 40, height: 36)
    #expect(
      (
        word.lines.dropLast().allSatisfy { $0.hasSuffix("m-") }, word.size >= 4,
        word.lines.joined().filter { $0 == "m" }.count
      ) == (true, true, 32))
    let signs = CardText(String(repeating: "犬", count: 32), width: 40, height: 36)
    #expect(
      (signs.lines.joined(), CardText("●●●●● ●●", width: 40, height: 36).lines) == (
        String(repeating: "犬", count: 32), ["●●●●●", "●●"]
      ))
  }

  @Test("no line is wider than its card, and no text higher, for all built-in themes")
  func fits() {
    for theme in Theme.builtIn {
      for face in theme.kindFaces.joined() {
        let text = CardText(face.symbol, width: 40, height: 32)
        #expect(Double(text.lines.count) * text.size * 1.2 <= 32, "\(face)")
        let letters = [text.lines.joined(), face.symbol].map { $0.filter { !" -".contains($0) } }
        #expect(letters[0] == letters[1])
      }
    }
  }

  @Test("a picture has its word below, unless the other card shows it; a missing one is its name")
  func words() throws {
    let same = CardSheet(.animals).page(1)
    let sided = CardSheet(Theme.animals.with(.word)).page(1)
    let flags = CardSheet(try #require(Theme.named("flags"))).page(1)
    let beginnings = [texts(same).prefix(4), texts(sided).prefix(4), texts(flags).prefix(2)]
    #expect(
      beginnings == [["🐶", "dog", "🐶", "dog"], ["🐶", "dog", "🐱", "cat"], ["🇫🇷", "France"]]
        && sided.contains("<title>Animals (pictures and words), page 1 of 3</title>"))

    let id = try #require(PictureID(fileName: "0123456789abcdef.jpg"))
    let faces = [Face(symbol: "Oma", word: "oma", picture: FacePicture(id)), Face("x")]
    let theme = Theme(
      id: "us", name: "Us", faces: faces, pairs: 2, color: Theme.Color(rgb: 1))
    let page = CardSheet(theme) { _ in Array("Man".utf8) }.page(1)
    #expect(
      (page.split(separator: "href=\"data:image/png;base64,TWFu\"/>").count, texts(page)) == (
        3, ["Oma", "Oma", "x", "x"]
      ))
    let missing = CardSheet(theme).page(1)
    #expect(
      !missing.contains("<image") && texts(missing) == ["Oma", "Oma", "Oma", "Oma", "x", "x"])
  }

  @Test(
    "Base64 is padded", arguments: [("", ""), ("M", "TQ=="), ("Ma", "TWE="), ("Mane", "TWFuZQ==")])
  func base64(text: String, code: String) {
    #expect(CardSheet.address(ofPNG: Array(text.utf8)) == "data:image/png;base64,\(code)")
  }

  @Test("hostile texts stay text")
  func hostile() {
    let faces = ["<script>", "&lt;", "\"'", "]]>"].map { Face($0) }
    let theme = Theme(
      id: "x", name: "<b>", faces: faces, pairs: 2, color: Theme.Color(rgb: 1))
    let page = CardSheet(theme).page(1)
    #expect(!page.contains("<script") && !page.contains("<b>") && page.contains("&amp;lt;"))
  }
}

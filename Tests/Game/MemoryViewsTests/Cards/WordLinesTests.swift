import Testing

@testable import MemoryViews

@Suite("Words in lines")
struct WordLinesTests {
  @Test("words stand in lines of their own or together, and wide ones are broken at syllables")
  func lines() {
    let texts = ["guinea pig", "the little cow", "watermelon", "grasshopper", "吸引力法则", ""]
    #expect(
      texts.map { WordLines($0, width: 8).lines } == [
        ["guinea", "pig"], ["the", "little", "cow"], ["water-", "melon"], ["gras-", "shopper"],
        ["吸引", "力法则"], [],
      ])
  }

  @Test("lines are filled with parts of wide words only if the rows do not suffice otherwise")
  func filled() {
    let texts = ["duży niebieski romb", "su püskürten balina", "guinea pig"]
    #expect(
      texts.map { WordLines($0, width: 8, rows: 3).lines } == [
        ["duży", "niebie-", "ski romb"], ["su pü-", "skürten", "balina"], ["guinea", "pig"],
      ])
    #expect(
      WordLines("duży niebieski romb", width: 8, rows: 4).lines
        == WordLines("duży niebieski romb", width: 8).lines)
    #expect(WordLines("duży niebieski romb", width: 8, rows: 2).lines.count == 4)
  }

  @Test("no line is wider than its space, and the text is whole without its hyphens")
  func whole() {
    let texts = ["der Schmetterling", "su püskürten balina", "Donaudampfschifffahrt", "a b c"]
    let wrong = texts.flatMap { text in
      (4...20).flatMap { width in
        [1, 2, 3, 9].map { WordLines(text, width: width, rows: $0).lines }
          .filter { lines in
            let letters = lines.joined().filter { !" -".contains($0) }
            return letters != text.filter { $0 != " " }
              || lines.contains { $0.count > width }
          }
      }
    }
    #expect(wrong == [])
  }
}

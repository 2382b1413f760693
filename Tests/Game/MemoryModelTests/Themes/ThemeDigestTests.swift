import MemoryModel
import Testing

@Suite("Theme digest")
struct ThemeDigestTests {
  func theme(_ symbols: [String], second: [String]? = nil) -> Theme {
    Theme(
      id: "t", name: "T", faces: symbols.map { Face($0) },
      secondFaces: second.map { $0.map { Face($0) } }, pairs: 2, color: Theme.Color(rgb: 0))
  }

  @Test(
    "the digest is FNV-1a of the symbols, as computed elsewhere, and differs among built-in themes")
  func isFixed() {
    #expect(
      (
        theme([]).digest, theme(["A", "B"]).digest,
        theme(["🐶", "🐱"], second: ["dog", "cat"]).digest
      ) == (0xCBF2_9CE4_8422_2325, 0x0233_9812_580B_2E00, 0x92FB_8D5C_ABF6_8142))

    #expect(Set(Theme.builtIn.map(\.digest)).count == Theme.builtIn.count)
  }

  @Test("fields that do not affect the deal do not affect the digest")
  func ignoresLooks() {
    let before = theme(["A", "B", "C"])
    var after = Theme(
      id: "other", name: "Other", faces: ["A", "B", "X", "C"].map { Face(symbol: $0, word: "w") },
      pairs: 3, color: Theme.Color(rgb: 0xFF_FFFF))
    after.remove(Face("X"))

    #expect(after.digest == before.digest)
  }

  @Test(
    "other faces, another order and other kinds of the same faces have other digests")
  func tellsFacesApart() {
    let themes = [
      theme(["A", "B"]), theme(["B", "A"]), theme(["A", "B", "C"]), theme(["AB"]), theme(["A"]),
      theme(["A"], second: ["B"]), theme(["A", "B"], second: ["A", "B"]), theme(["", "AB"]),
    ]

    #expect(Set(themes.map(\.digest)).count == themes.count)
  }
}

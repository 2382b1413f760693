import MemoryModel
import Pictures
import Testing

@Suite("The cards of a pair")
struct PairSideTests {
  private let picture = FacePicture(PictureID(of: [1]))

  /// A theme of three pairs, the last of which was removed.
  private var theme: Theme {
    var theme = Theme(
      id: "t", name: "T", faces: ["dog", "cat", "cow"].map { Face($0) },
      secondFaces: ["Hund", "Katze", "Kuh"].map { Face($0) }, pairs: 2, color: Theme.Color(rgb: 0))
    theme.remove(Face("cow"))
    return theme
  }

  private func symbols(_ theme: Theme) -> [[String]] { theme.kindFaces.map { $0.map(\.symbol) } }

  @Test("each card has its face, also of a removed pair", arguments: PairSide.allCases)
  func finds(side: PairSide) {
    let words = side == .first ? ["dog", "cow", nil] : ["Hund", "Kuh", nil]
    #expect(["dog", "cow", "fox"].map { theme.face(of: Face($0), on: side)?.symbol } == words)
  }

  @Test("a card is renamed alone, and keeps its picture", arguments: PairSide.allCases)
  func renames(side: PairSide) {
    var theme = theme
    theme.setPicture(picture, of: Face("cat"), on: side)
    let isRenamed = theme.rename(Face("cat"), on: side, to: "Löwe")
    let pair = side == .first ? "Löwe" : "cat"
    let changed = side == .first ? ["Löwe", "Katze"] : ["cat", "Löwe"]
    #expect(isRenamed && symbols(theme) == [["dog", "Hund"], changed])
    let face = theme.face(of: Face(pair), on: side)
    #expect(face?.picture == picture && face?.word == "lowe")
  }

  @Test("a first card never gets the face of another pair, removed or not")
  func refuses() {
    let taken = ["dog", "cow"].filter { taken in
      var theme = self.theme
      return theme.rename(Face("cat"), on: .first, to: taken) || theme != self.theme
    }
    var theme = theme
    let isSecondRenamed = theme.rename(Face("cat"), on: .second, to: "Hund")
    let isUnknownRenamed = theme.rename(Face("fox"), on: .second, to: "Fuchs")
    #expect((taken, isSecondRenamed, isUnknownRenamed) == ([], true, false))
  }

  @Test("a word is that of one card", arguments: PairSide.allCases)
  func words(side: PairSide) {
    var theme = theme
    theme.setWord("lion", of: Face("cat"), on: side)
    let words = PairSide.allCases.map { theme.face(of: Face("cat"), on: $0)?.word }
    #expect(words == (side == .first ? ["lion", "Katze"] : ["cat", "lion"]))
  }

  @Test("missing partners are filled in as far as the renamed one")
  func fills() {
    var theme = Theme(
      id: "t", name: "T", faces: ["a", "b", "c"].map { Face($0) }, secondFaces: [Face("1")],
      pairs: 2, color: Theme.Color(rgb: 0))
    let isRenamed = theme.rename(Face("b"), on: .second, to: "2")
    #expect(
      isRenamed && symbols(theme) == [["a", "1"], ["b", "2"]]
        && theme.problems.contains(.unequalCounts(faces: 3, secondFaces: 2)))
  }

  @Test("what a theme of equal faces would lose are the partners that differ")
  func loses() {
    var theme = theme
    var partners = [theme.differentPartners.map(\.symbol)]
    for isUnequal in [false, true] {
      theme.isUnequal = isUnequal
      partners.append(theme.differentPartners.map(\.symbol))
    }
    #expect(partners == [["Hund", "Katze"], [], []])
    #expect(symbols(theme) == [["dog", "dog"], ["cat", "cat"]])
  }
}

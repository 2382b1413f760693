import MemoryEngine
import MemoryModel
import Testing

@Suite("Sides of cards")
struct ThemeSidesTests {
  private let pets = Theme(
    id: "pets", name: "Pets",
    faces: [Face(symbol: "🐶", word: "dog"), Face(symbol: "🐱", word: "cat"), Face("🐭")], pairs: 2,
    color: Theme.Color(rgb: 1))

  @Test("one card of a pair shows the picture and the other its word")
  func word() {
    let theme = pets.with(.word)
    #expect(
      (theme.kindFaces.map { $0.map(\.symbol) }, theme.faces.map(\.word), theme.sides) == (
        [["🐶", "dog"], ["🐱", "cat"], ["🐭", "mouse face"]],
        ["picture of dog", "picture of cat", "picture of mouse face"], .word
      ))
    #expect((theme.id, theme.name, theme.pairs) == ("pets", "Pets", 2))
    #expect(theme.isPlayable && theme.problems.isEmpty)
  }

  @Test("both cards of a pair show the word, or both the picture")
  func others() {
    #expect(
      (pets.with(.both).kindFaces, pets.with(.same), pets.with(.word).with(.both)) == (
        [[Face("dog")], [Face("cat")], [Face("mouse face")]], pets, pets.with(.word)
      ))
  }

  @Test("own pictures are paired with their names, in any letters")
  func pictures() throws {
    let id = try #require(PictureID(fileName: "0123456789abcdef.jpg"))
    let faces = ["Ärmel", "Oma"].map {
      Face(symbol: $0, word: Face($0).word, picture: FacePicture(id))
    }
    let theme = Theme(
      id: "us", name: "Us", faces: faces, pairs: 2, color: Theme.Color(rgb: 1)
    ).with(.word)
    #expect(
      (
        theme.kindFaces.map { $0.map(\.symbol) }, theme.faces.allSatisfy { $0.picture != nil },
        theme.secondFaces?.allSatisfy { $0.picture == nil }
      ) == ([["picture of Ärmel", "Ärmel"], ["picture of Oma", "Oma"]], true, true))
  }

  @Test("themes of words, of two faces, and with a word twice have no choice")
  func withoutChoice() throws {
    var twins = pets
    twins.setWord("Dog", of: Face("🐱"))
    let themes = [try #require(Theme.named("capitals")), .numbers(9), twins]
    #expect(
      themes.allSatisfy { !$0.hasWordSides && $0.with(.word) == $0 && $0.sides == .same })
    let without = ["letters", "capitals", "sums", "times", "dots", "flags", "opposites"]
    #expect(Set(Theme.builtIn.filter { !$0.hasWordSides }.map(\.id)) == Set(without))
  }

  @Test("no theme has a face on two cards of different pairs, with any sides")
  func distinct() throws {
    var wrong: [String] = []
    for theme in Theme.builtIn {
      for sides in ThemeSides.allCases {
        let sided = theme.with(sides)
        let symbols = sided.kindFaces.flatMap { Set($0.map(\.symbol)) }
        let deck = try sided.deck(kinds: 2, copies: 2, seed: Seed(1))
        let counts = [Set(symbols).count, sided.kindFaces.count, deck.kinds.count]
        if counts != [symbols.count, theme.kindFaces.count, 2] || !sided.isPlayable {
          wrong.append("\(theme.id) \(sides)")
        }
      }
    }
    #expect(wrong == [])
  }
}

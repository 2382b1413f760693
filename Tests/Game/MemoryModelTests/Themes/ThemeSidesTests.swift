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
      theme.kindFaces.map { $0.map(\.symbol) } == [
        ["🐶", "dog"], ["🐱", "cat"], ["🐭", "mouse face"],
      ])
    #expect(
      theme.faces.map(\.word) == [
        "picture of dog", "picture of cat", "picture of mouse face",
      ])
    #expect(theme.sides == .word && theme.isPlayable && theme.problems.isEmpty)
    #expect((theme.id, theme.name, theme.pairs) == ("pets", "Pets", 2))
  }

  @Test("both cards of a pair show the word, or both the picture")
  func others() {
    #expect(pets.with(.both).kindFaces == [[Face("dog")], [Face("cat")], [Face("mouse face")]])
    #expect(pets.with(.same) == pets && pets.with(.word).with(.both) == pets.with(.word))
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
      theme.kindFaces.map { $0.map(\.symbol) } == [
        ["picture of Ärmel", "Ärmel"], ["picture of Oma", "Oma"],
      ])
    #expect(theme.faces.allSatisfy { $0.picture != nil })
    #expect(theme.secondFaces?.allSatisfy { $0.picture == nil } == true)
  }

  @Test("themes of words, of two faces, and with a word twice have no choice")
  func withoutChoice() throws {
    var twins = pets
    twins.setWord("Dog", of: Face("🐱"))
    for theme in [try #require(Theme.named("capitals")), .numbers(9), twins] {
      #expect(!theme.hasWordSides && theme.with(.word) == theme && theme.sides == .same)
    }
    let without = ["letters", "capitals", "sums", "times", "dots", "flags", "opposites"]
    for theme in Theme.builtIn {
      #expect(theme.hasWordSides != without.contains(theme.id), "\(theme.id)")
    }
  }

  @Test("no theme has a face on two cards of different pairs, with any sides")
  func distinct() throws {
    for theme in Theme.builtIn {
      for sides in ThemeSides.allCases {
        let sided = theme.with(sides)
        let symbols = sided.kindFaces.flatMap { Set($0.map(\.symbol)) }
        #expect(Set(symbols).count == symbols.count && sided.isPlayable, "\(theme.id)")
        #expect(sided.kindFaces.count == theme.kindFaces.count)
        #expect(try sided.deck(kinds: 2, copies: 2, seed: Seed(1)).kinds.count == 2)
      }
    }
  }
}

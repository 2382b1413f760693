import MemoryModel
import Testing

@Suite("Built-in themes")
struct ThemeBuiltInTests {
  /// The themes whose faces are single pictures or words.
  private static let pictured = Theme.builtIn.prefix { $0.id != "sums" }

  @Test("there are many themes and animals come first")
  func listsThemes() {
    #expect(Theme.builtIn.count >= 24)
    #expect(Theme.builtIn.first == Theme.animals)
    #expect(Theme.builtInNames == Theme.builtIn.map(\.id))
  }

  @Test("no two themes share an id, a name or a colour")
  func areDistinct() {
    let themes = Theme.builtIn

    #expect(Set(themes.map(\.id)).count == themes.count)
    #expect(Set(themes.map(\.name)).count == themes.count)
    #expect(Set(themes.map(\.color)).count == themes.count)
  }

  @Test("every theme is free of problems and warnings", arguments: Theme.builtIn)
  func hasNoProblems(theme: Theme) {
    #expect(theme.problems.isEmpty)
  }

  @Test("every theme offers plenty of faces and a table of 8 to 12 pairs", arguments: Theme.builtIn)
  func isLarge(theme: Theme) {
    #expect(theme.faces.count >= 24)
    #expect((8...12).contains(theme.pairs))
  }

  @Test("every terminal draws every picture alike", arguments: pictured)
  func isTerminalSafe(theme: Theme) throws {
    for face in theme.kindFaces.joined() where !isShortWord(face.symbol) {
      let scalar = try #require(face.symbol.unicodeScalars.first)
      let age = try #require(scalar.properties.age)

      #expect(face.symbol.unicodeScalars.count == 1, "\(face)")
      #expect(scalar.properties.isEmojiPresentation, "\(face)")
      #expect(age.major <= 13, "\(face)")
    }
  }

  @Test("words are short, plain and different within a theme", arguments: pictured)
  func hasPlainWords(theme: Theme) {
    let words = theme.kindFaces.joined().map(\.word)

    #expect(words.allSatisfy(isShortWord))
    #expect(Set(words.map { $0.lowercased() }).count == words.count)
  }

  @Test("each entry as written becomes a face")
  func readsEntries() {
    #expect(Theme.animals.faces.count == 32)
    #expect(Theme.animals.faces.first == Face(symbol: "🐶", word: "dog"))
    #expect(Theme.animals.faces.last == Face(symbol: "🐍", word: "snake"))
    #expect(Theme.animals.secondFaces == nil)
  }

  @Test("one theme is letters and one pairs countries with capitals")
  func hasWordThemes() throws {
    let letters = try #require(Theme.named("letters"))
    #expect(letters.faces.map(\.symbol).joined() == "ABCDEFGHIJKLMNOPQRSTUVWXYZ")

    let capitals = try #require(Theme.named("capitals"))
    #expect(capitals.kindFaces.first == [Face("France"), Face("Paris")])
  }

  @Test("a theme is found by id or name, upper or lower case", arguments: Theme.builtIn)
  func findsByName(theme: Theme) {
    for name in [theme.id, theme.id.uppercased(), theme.name, theme.name.lowercased()] {
      #expect(Theme.named(name) == theme)
      #expect(Theme.hasBuiltIn(named: name))
    }
  }

  @Test("an unknown name finds nothing", arguments: ["", " ", "anima", "animals ", "\u{1B}"])
  func findsNothing(name: String) {
    #expect(Theme.named(name) == nil)
    #expect(!Theme.hasBuiltIn(named: name))
  }

  private func isShortWord(_ text: String) -> Bool {
    (1...12).contains(text.utf8.count) && text.allSatisfy { $0.isASCII && $0.isLetter }
  }
}

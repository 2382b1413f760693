import MemoryModel
import Testing

@Suite("Built-in themes")
struct ThemeBuiltInTests {
  /// The themes whose faces are single pictures or words.
  private static let pictured = Theme.builtIn.prefix { $0.id != "sums" }

  @Test("there are many themes, animals first, and no two share an id, a name or a colour")
  func listsThemes() {
    #expect(
      (Theme.builtIn.count >= 24, Theme.builtIn.first, Theme.builtInNames) == (
        true, Theme.animals, Theme.builtIn.map(\.id)
      ))

    let themes = Theme.builtIn

    #expect(
      (Set(themes.map(\.id)).count, Set(themes.map(\.name)).count, Set(themes.map(\.color)).count)
        == (themes.count, themes.count, themes.count))
  }

  @Test(
    "every theme is free of problems, with plenty of faces and a table of 8 to 12 pairs",
    arguments: Theme.builtIn)
  func hasNoProblems(theme: Theme) {
    #expect(theme.problems == [] && theme.faces.count >= 24 && (8...12).contains(theme.pairs))
  }

  @Test("every terminal draws every picture alike", arguments: pictured)
  func isTerminalSafe(theme: Theme) {
    let odd = theme.kindFaces.joined().map(\.symbol).filter { symbol in
      let age = symbol.unicodeScalars.first?.properties.age?.major ?? .max
      return !isShortWord(symbol)
        && (symbol.unicodeScalars.count != 1 || age > 13
          || !symbol.unicodeScalars.allSatisfy(\.properties.isEmojiPresentation))
    }
    #expect(odd == [])
  }

  @Test("words are short, plain and different within a theme", arguments: pictured)
  func hasPlainWords(theme: Theme) {
    let words = theme.kindFaces.joined().map(\.word)

    #expect(
      words.allSatisfy(isShortWord) && Set(words.map { $0.lowercased() }).count == words.count)
  }

  @Test("each entry as written becomes a face")
  func readsEntries() {
    #expect(
      (
        Theme.animals.faces.count, Theme.animals.faces.first, Theme.animals.faces.last,
        Theme.animals.secondFaces
      ) == (32, Face(symbol: "🐶", word: "dog"), Face(symbol: "🐍", word: "snake"), nil))
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
    let names = [theme.id, theme.id.uppercased(), theme.name, theme.name.lowercased()]
    #expect(names.filter { Theme.named($0) != theme || !Theme.hasBuiltIn(named: $0) } == [])
  }

  @Test("an unknown name finds nothing", arguments: ["", " ", "anima", "animals ", "\u{1B}"])
  func findsNothing(name: String) {
    #expect(Theme.named(name) == nil && !Theme.hasBuiltIn(named: name))
  }

  private func isShortWord(_ text: String) -> Bool {
    (1...12).contains(text.utf8.count) && text.allSatisfy { $0.isASCII && $0.isLetter }
  }
}

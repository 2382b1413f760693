import Testing

@testable import MemoryModel

@Suite("Words of pictures in other languages")
struct WordLanguageTests {
  static let translated = WordLanguage.allCases.filter { $0 != .english }
  private let pictured = Theme.builtIn.filter(\.hasWordSides)

  @Test("every picture of the built-in themes has a word, and no other", arguments: translated)
  func isComplete(language: WordLanguage) throws {
    let words = try #require(FaceWords.of(language))
    #expect(Set(words.symbols) == Set(pictured.flatMap(\.faces).map(\.symbol)))
    let wrong = words.symbols.map { words[$0] ?? "" }.filter { word in
      !word.isPrintable || !(1...20).contains(word.count)
        || word != word.split(separator: " ").joined(separator: " ")
    }
    #expect(wrong == [])
  }

  @Test("English words are those of the themes, and letters named by their shape are spelled out")
  func english() {
    let hasOthers = FaceWords.of(.english) != nil
    #expect((hasOthers, Theme.animals.with(.same, in: .english)) == (false, .animals))

    let words = ["weiß", "kadın", "œuf", "słoń", "balık"].map { Face(symbol: "🐶", word: $0) }
    #expect(
      (words.map(\.asciiWord), Face(symbol: "🐶", word: "Dog").asciiWord) == (
        ["weiss", "kadin", "oeuf", "slon", "balik"], "Dog"
      ))
  }

  @Test("a Latin word has an ASCII form of its letters", arguments: translated)
  func asciiForms(language: WordLanguage) throws {
    guard language.shown(inUnicode: false) == language else { return }
    let words = try #require(FaceWords.of(language))
    let ascii = words.symbols.map { Face(symbol: $0, word: words[$0] ?? "").asciiWord }
    let wrong = ascii.filter { word in
      !word.allSatisfy(\.isASCII) || word.contains("with") || word.utf8.count > Face.longestWord
    }
    #expect(wrong == [])
  }

  @Test("every theme of pictures can be played with any two languages")
  func allPairs() {
    let languages = WordLanguage.allCases.map(Optional.some) + [nil]
    let sides = languages.flatMap { first in languages.map { (first, $0) } }
      .filter { $0 != nil || $1 != nil }.map { ThemeSides($0, $1) }
    let wrong = pictured.flatMap { theme in
      sides.filter { !theme.has($0) }.map { "\(theme.id) \($0)" }
    }
    #expect(wrong == [])
  }

  @Test("pictures keep their faces, and are called by the words of the language")
  func names() {
    let theme = Theme.animals.with(.same, in: .german)
    #expect(
      (theme.faces.prefix(3).map(\.word), theme.faces.map(\.symbol), theme.digest, theme.sides) == (
        ["Hund", "Katze", "Maus"], Theme.animals.faces.map(\.symbol), Theme.animals.digest, .same
      ))
  }

  @Test("a card may show a word of each of two languages, or a picture")
  func sides() {
    let words = Theme.animals.with(ThemeSides(.english, .german), in: .french)
    #expect(words.kindFaces.first == [Face("dog"), Face("Hund")])
    let pictures = Theme.animals.with(.word, in: .spanish)
    #expect(
      (
        pictures.sides, pictures.kindFaces.first,
        Theme.animals.with(.both, in: .polish).kindFaces.first,
        Theme.animals.with(ThemeSides(.japanese, nil)).kindFaces.first?[0]
      ) == (
        ThemeSides(nil, .spanish), [Face(symbol: "🐶", word: "picture of perro"), Face("perro")],
        [Face("pies")], Face("イヌ")
      ))
  }

  @Test("a word that a player chose is not translated")
  func ownWords() {
    var theme = Theme.animals
    theme.setWord("Rex", of: Face("🐶"))
    #expect(
      (
        theme.with(.same, in: .german).faces.prefix(2).map(\.word),
        theme.with(.both, in: .german).faces.prefix(2)
      ) == (["Rex", "Katze"], [Face("Rex"), Face("Katze")]))
  }

  @Test("two pictures with the same word in a language have no sides in it")
  func sameWords() {
    let theme = Theme(
      id: "two", name: "Two",
      faces: [Face(symbol: "🐶", word: "dog"), Face(symbol: "🐭", word: "Hund")], pairs: 2,
      color: Theme.Color(rgb: 1))
    #expect(
      (
        theme.has(.word), theme.has(ThemeSides(nil, .german)), theme.with(.word, in: .german),
        theme.has(ThemeSides(.english, .german))
      ) == (true, false, theme.with(.same, in: .german), false))
  }

  @Test("a locale names its language, and English any other")
  func locales() {
    let environments: [[String: String]] = [
      [:], ["LANG": "de_DE.UTF-8"], ["LANG": "pt_BR@x", "LC_MESSAGES": "ja"],
      ["LC_ALL": "", "LANG": "FR"], ["LC_ALL": "C.UTF-8", "LANG": "de"], ["LANG": "den_CA"],
    ]
    #expect(
      environments.map { WordLanguage(environment: $0) }
        == [.english, .german, .japanese, .french, .english, .english])
  }

  @Test("the setting goes before the locale, and ASCII has no Japanese")
  func settings() {
    let settings = Settings(.memory())
    func languages() -> [WordLanguage] {
      [true, false].map { settings.language(or: .dutch, inUnicode: $0) }
    }
    var seen = [languages()]
    settings.words = .japanese
    seen.append(languages())
    settings.isASCII = true
    seen.append(languages())
    settings.words = .turkish
    seen.append(languages())
    #expect(
      seen == [
        [.dutch, .dutch], [.japanese, .english], [.english, .english], [.turkish, .turkish],
      ])
  }

  @Test("sides are read as they are written")
  func spelling() {
    let languages = WordLanguage.allCases.map(Optional.some) + [nil]
    let sides = languages.flatMap { first in languages.map { ThemeSides(first, $0) } }
    #expect(sides.map { ThemeSides(rawValue: $0.rawValue) } == sides)
    #expect(
      (ThemeSides(.english, .german).rawValue, ThemeSides(nil, .german).rawValue) == (
        "en,de", "picture,de"
      ))
    let others = ["", "en", "en,", ",de", "en,de,fr", "EN,de", "en, de", "words"]
    #expect(others.filter { ThemeSides(rawValue: $0) != nil } == [])
  }

  @Test("sides are named with their languages")
  func titles() {
    #expect(
      (
        ThemeSides.word.inTitle, ThemeSides(nil, .german).inTitle,
        ThemeSides(.german, .german).title
      ) == (" (pictures and words)", " (pictures and words in German)", "Words in German"))
    #expect(
      (
        ThemeSides(.english, .german).inTitle, ThemeSides.choices(in: .english),
        ThemeSides.choices(in: .dutch).last?.title
      ) == (" (English and German)", [.same, .word, .both], "English and Dutch"))
  }
}

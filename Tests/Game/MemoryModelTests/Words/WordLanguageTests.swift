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
    for symbol in words.symbols {
      let word = words[symbol] ?? ""
      #expect(word.isPrintable && (1...20).contains(word.count), "\(language) \(symbol) \(word)")
      #expect(word == word.split(separator: " ").joined(separator: " "), "\(word)")
    }
  }

  @Test("English words are those of the themes")
  func english() {
    #expect(FaceWords.of(.english) == nil)
    #expect(Theme.animals.with(.same, in: .english) == .animals)
  }

  @Test("a Latin word has an ASCII form of its letters", arguments: translated)
  func asciiForms(language: WordLanguage) throws {
    guard language.shown(inUnicode: false) == language else { return }
    let words = try #require(FaceWords.of(language))
    for symbol in words.symbols {
      let word = Face(symbol: symbol, word: words[symbol] ?? "").asciiWord
      #expect(word.allSatisfy(\.isASCII) && !word.contains("with"), "\(word)")
      #expect(word.utf8.count <= Face.longestWord)
    }
  }

  @Test("letters that Unicode names by their shape are spelled out")
  func spellings() {
    let words = ["weiß", "kadın", "œuf", "słoń", "balık"].map { Face(symbol: "🐶", word: $0) }
    #expect(words.map(\.asciiWord) == ["weiss", "kadin", "oeuf", "slon", "balik"])
    #expect(Face(symbol: "🐶", word: "Dog").asciiWord == "Dog")
  }

  @Test("every theme of pictures can be played with any two languages")
  func allPairs() {
    for theme in pictured {
      for first in WordLanguage.allCases {
        for second in WordLanguage.allCases {
          #expect(theme.has(ThemeSides(first, second)), "\(theme.id) \(first) \(second)")
        }
        #expect(theme.has(ThemeSides(nil, first)) && theme.has(ThemeSides(first, nil)))
      }
    }
  }

  @Test("pictures keep their faces, and are called by the words of the language")
  func names() {
    let theme = Theme.animals.with(.same, in: .german)
    #expect(theme.faces.prefix(3).map(\.word) == ["Hund", "Katze", "Maus"])
    #expect(theme.faces.map(\.symbol) == Theme.animals.faces.map(\.symbol))
    #expect(theme.digest == Theme.animals.digest && theme.sides == .same)
  }

  @Test("a card may show a word of each of two languages, or a picture")
  func sides() {
    let words = Theme.animals.with(ThemeSides(.english, .german), in: .french)
    #expect(words.kindFaces.first == [Face("dog"), Face("Hund")])
    let pictures = Theme.animals.with(.word, in: .spanish)
    #expect(pictures.sides == ThemeSides(nil, .spanish))
    #expect(
      pictures.kindFaces.first == [
        Face(symbol: "🐶", word: "picture of perro"), Face("perro"),
      ])
    #expect(Theme.animals.with(.both, in: .polish).kindFaces.first == [Face("pies")])
    #expect(Theme.animals.with(ThemeSides(.japanese, nil)).kindFaces.first?[0] == Face("イヌ"))
  }

  @Test("a word that a player chose is not translated")
  func ownWords() {
    var theme = Theme.animals
    theme.setWord("Rex", of: Face("🐶"))
    #expect(theme.with(.same, in: .german).faces.prefix(2).map(\.word) == ["Rex", "Katze"])
    #expect(theme.with(.both, in: .german).faces.prefix(2) == [Face("Rex"), Face("Katze")])
  }

  @Test("two pictures with the same word in a language have no sides in it")
  func sameWords() {
    let theme = Theme(
      id: "two", name: "Two",
      faces: [Face(symbol: "🐶", word: "dog"), Face(symbol: "🐭", word: "Hund")], pairs: 2,
      color: Theme.Color(rgb: 1))
    #expect(theme.has(.word) && !theme.has(ThemeSides(nil, .german)))
    #expect(theme.with(.word, in: .german) == theme.with(.same, in: .german))
    #expect(!theme.has(ThemeSides(.english, .german)))
  }

  @Test("a locale names its language, and English any other")
  func locales() {
    #expect(WordLanguage(environment: [:]) == .english)
    #expect(WordLanguage(environment: ["LANG": "de_DE.UTF-8"]) == .german)
    #expect(WordLanguage(environment: ["LANG": "pt_BR@x", "LC_MESSAGES": "ja"]) == .japanese)
    #expect(WordLanguage(environment: ["LC_ALL": "", "LANG": "FR"]) == .french)
    #expect(WordLanguage(environment: ["LC_ALL": "C.UTF-8", "LANG": "de"]) == .english)
    #expect(WordLanguage(environment: ["LANG": "den_CA"]) == .english)
  }

  @Test("the setting goes before the locale, and ASCII has no Japanese")
  func settings() {
    let settings = Settings(.memory())
    #expect(settings.language(or: .dutch, inUnicode: true) == .dutch)
    settings.words = .japanese
    #expect(settings.language(or: .dutch, inUnicode: true) == .japanese)
    #expect(settings.language(or: .dutch, inUnicode: false) == .english)
    settings.isASCII = true
    #expect(settings.language(or: .dutch, inUnicode: true) == .english)
    settings.words = .turkish
    #expect(settings.language(or: .dutch, inUnicode: false) == .turkish)
  }

  @Test("sides are read as they are written")
  func spelling() {
    let languages = WordLanguage.allCases.map(Optional.some) + [nil]
    for first in languages {
      for second in languages {
        let sides = ThemeSides(first, second)
        #expect(ThemeSides(rawValue: sides.rawValue) == sides, "\(sides.rawValue)")
      }
    }
    #expect(ThemeSides(.english, .german).rawValue == "en,de")
    #expect(ThemeSides(nil, .german).rawValue == "picture,de")
    for text in ["", "en", "en,", ",de", "en,de,fr", "EN,de", "en, de", "words"] {
      #expect(ThemeSides(rawValue: text) == nil, "\(text)")
    }
  }

  @Test("sides are named with their languages")
  func titles() {
    #expect(ThemeSides.word.inTitle == " (pictures and words)")
    #expect(ThemeSides(nil, .german).inTitle == " (pictures and words in German)")
    #expect(ThemeSides(.german, .german).title == "Words in German")
    #expect(ThemeSides(.english, .german).inTitle == " (English and German)")
    #expect(ThemeSides.choices(in: .english) == [.same, .word, .both])
    #expect(ThemeSides.choices(in: .dutch).last?.title == "English and Dutch")
  }
}

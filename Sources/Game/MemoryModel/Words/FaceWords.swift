/// The words of the pictures of the built-in themes in one language.
///
/// The texts are entries such as `🐶 Hund`, separated by commas or newlines, in the order of the
/// built-in themes. `.ci/checks/face-words` compares them with the annotations of the Unicode CLDR.
struct FaceWords: Sendable {
  private let words: [String: String]

  private static let german = Self(germanText)
  private static let spanish = Self(spanishText)
  private static let french = Self(frenchText)
  private static let italian = Self(italianText)
  private static let portuguese = Self(portugueseText)
  private static let dutch = Self(dutchText)
  private static let polish = Self(polishText)
  private static let turkish = Self(turkishText)
  private static let japanese = Self(japaneseText)
  private static let chinese = Self(chineseText)

  /// Returns the words of a language; nil for English, whose words are in the themes.
  static func of(_ language: WordLanguage) -> FaceWords? {
    switch language {
    case .english: nil
    case .german: german
    case .spanish: spanish
    case .french: french
    case .italian: italian
    case .portuguese: portuguese
    case .dutch: dutch
    case .polish: polish
    case .turkish: turkish
    case .japanese: japanese
    case .chinese: chinese
    }
  }

  /// The symbols that have a word.
  var symbols: some Collection<String> { words.keys }

  subscript(symbol: String) -> String? { words[symbol] }

  /// Parses the entries, split by bytes as those of `BuiltInTheme`.
  private init(_ text: String) {
    let entries = text.utf8.split { $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: "\n") }
    words = Dictionary(
      uniqueKeysWithValues: entries.map { entry in
        let entry = entry.drop { $0 == UInt8(ascii: " ") }
        let symbol = entry.prefix { $0 != UInt8(ascii: " ") }
        let word = entry.dropFirst(symbol.count + 1)
        precondition(!word.isEmpty, "\(Substring(entry)) is not a symbol and a word")
        return (String(Substring(symbol)), String(Substring(word)))
      })
  }
}

extension Face {
  /// The faces of the built-in themes, whose words have translations.
  private static let translated = Set(Theme.builtIn.flatMap(\.faces))

  /// Returns the word in a language, or the face's own word if there is no other: a word that a
  /// player chose stays.
  func word(in language: WordLanguage) -> String {
    guard let words = FaceWords.of(language), picture == nil, Self.translated.contains(self) else {
      return word
    }
    return words[symbol] ?? word
  }

  /// The word in ASCII: letters lose their marks.
  public var asciiWord: String { word.isPlainASCII ? word : Face(word).word }
}

extension Theme {
  /// Returns this theme with the words of its pictures in a language.
  func worded(in language: WordLanguage) -> Theme {
    guard language != .english else { return self }
    var theme = self
    theme.allFaces = allFaces.map { face in
      Face(symbol: face.symbol, word: face.word(in: language), picture: face.picture)
    }
    return theme
  }
}

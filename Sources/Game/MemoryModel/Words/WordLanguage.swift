/// A language that has words for the pictures of the built-in themes.
public enum WordLanguage: String, CaseIterable, Hashable, Sendable, SettingValue {
  /// The words of English.
  case english = "en"
  /// The words of German.
  case german = "de"
  /// The words of Spanish.
  case spanish = "es"
  /// The words of French.
  case french = "fr"
  /// The words of Italian.
  case italian = "it"
  /// The words of Portuguese.
  case portuguese = "pt"
  /// The words of Dutch.
  case dutch = "nl"
  /// The words of Polish.
  case polish = "pl"
  /// The words of Turkish.
  case turkish = "tr"
  /// The words of Japanese.
  case japanese = "ja"
  /// The words of Chinese in simplified characters.
  case chinese = "zh"

  /// The names of the variables with the locale's language, of which the first that is set decides.
  public static let variables = ["LC_ALL", "LC_MESSAGES", "LANG"]

  /// Creates the language of an environment; English if there are no words in its language.
  public init(environment: [String: String]) {
    let locale = Self.variables.lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
    let code = locale?.lowercased().prefix { $0.isASCII && $0.isLetter } ?? ""
    self = WordLanguage(rawValue: String(code)) ?? .english
  }

  /// The name in English.
  public var title: String {
    switch self {
    case .english: "English"
    case .german: "German"
    case .spanish: "Spanish"
    case .french: "French"
    case .italian: "Italian"
    case .portuguese: "Portuguese"
    case .dutch: "Dutch"
    case .polish: "Polish"
    case .turkish: "Turkish"
    case .japanese: "Japanese"
    case .chinese: "Chinese"
    }
  }

  /// Returns this language, or English if only ASCII is shown and the language has other letters
  /// than Latin ones, which lose no more than their marks.
  public func shown(inUnicode isUnicode: Bool) -> WordLanguage {
    let isLatin = self != .japanese && self != .chinese
    return isUnicode || isLatin ? self : .english
  }
}

extension Settings {
  /// Returns the language of words: the chosen one, or by default that of the locale.
  ///
  /// - Parameters:
  ///   - locale: The language of the locale.
  ///   - isUnicode: True if the terminal shows any letters.
  /// - Returns: A language that the terminal can show.
  public func language(or locale: WordLanguage, inUnicode isUnicode: Bool) -> WordLanguage {
    (self.words ?? locale).shown(inUnicode: isUnicode && !self.isASCII)
  }
}

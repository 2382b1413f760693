import CommandLineKit
import MemoryModel
import MemoryViewModel
import SeparatedValues

// The options of the commands that play, and of those for the player's files.

extension Option<Opponents?> {
  static var opponent: Self {
    Self("opponent", .opponents, in: .game, "Play against computers; me plays as you do")
  }
}

extension Option<ThemeSides?> {
  static var sides: Self {
    Self("sides", .sides, in: .deal, "Show pictures, one of each, or both words")
  }
}

extension Option<Bool> {
  static var halves: Self {
    Self(flag: "halves", in: .learning, "Tell the two sides of a deck apart by their backs")
  }
}

extension Option<Bool> {
  static var weak: Self {
    Self(flag: "weak", in: .learning, "Deal the pairs that you forget, and a third new ones")
  }
}

extension Option<WordLanguage?> {
  static var words: Self {
    Self("words", .language, in: .words, "Name pictures in LANG", default: "your locale's")
  }
}

extension ValueForm<WordLanguage> {
  /// A value form for the language of words.
  static var language: Self {
    let codes = WordLanguage.allCases.map(\.rawValue)
    return Self(
      help: ValueHelp(
        placeholder: "LANG", range: codes.joinedWithOr(), allowed: codes.joinedWithOr(),
        completion: .words(codes)),
      write: \.rawValue, read: WordLanguage.init(rawValue:))
  }
}

extension ValueForm<ThemeSides> {
  /// A value form for sides: one of the choices, or two languages.
  static var sides: Self {
    let choices = ThemeSides.allCases.map(\.rawValue)
    return Self(
      help: ValueHelp(
        placeholder: (choices + ["en,de"]).joined(separator: "|"),
        allowed: (choices + ["two languages such as en,de or picture,de"]).joinedWithOr(),
        completion: .words(choices)),
      write: \.rawValue, read: ThemeSides.init(rawValue:))
  }
}

extension Option<ListGrouping?> {
  static var grouping: Self {
    Self("by", .choice, in: .output, "Group the list by this, with titles")
  }
}

extension Option<Bool?> {
  static var bonus: Self {
    Self("bonus", .yesOrNo, in: .singleRules, "Whether quick matches earn a bonus")
  }
}

extension Option<Bool> {
  static var plain: Self {
    Self(flag: "plain", in: .game, "Play in plain lines of text")
  }
  static var practice: Self {
    Self(flag: "practice", in: .game, "Allow undo")
  }
  static var noInput: Self {
    Self(flag: "no-input", in: .game, "Never ask for anything but cards")
  }
  static var scoresAsCSV: Self {
    Self(flag: "csv", in: .output, "Print a line of CSV for each score")
  }
  static var names: Self {
    Self(flag: "names", in: .output, "Print only the names to type")
  }
  static var confirmed: Self {
    Self(flag: "yes", short: "y", in: .game, "Delete without asking, except in kids mode")
  }
  static var noConfig: Self {
    Self(flag: "no-config", in: .files, "Read and save no settings")
  }
}

extension Option<String?> {
  static var config: Self {
    Self("config", .file, in: .files, "Read and save settings in FILE")
  }
  static var log: Self {
    Self("log", .file, in: .diagnostics, "Append printed output to FILE")
  }
  static var themeName: Self {
    Self(
      "name", .themeName, in: .game, "Name the theme of pictures or words",
      default: "the name of their folder or file")
  }
  static var report: Self {
    Self("report", .file, in: .output, "Write what is left out into a new FILE")
  }
  static var output: Self {
    Self("output", short: "o", .path, in: .output, "Write to a new FILE; - is standard output")
  }
}

extension Option<[String]?> {
  static var columns: Self {
    Self(
      "columns", .columns, in: .game, "Make the cards of these columns of a list",
      default: "the first two of words")
  }
}

extension Option<TextEncoding?> {
  static var encoding: Self {
    Self("encoding", .encoding, in: .game, "Read lists in this encoding", default: "told by itself")
  }
}

extension ValueForm<[String]> {
  /// A value form for one or two columns of a list.
  fileprivate static var columns: Self {
    Self(
      help: ValueHelp(
        placeholder: "A,B", allowed: "one or two columns, by number or heading, such as 2,5"),
      read: { text in
        let names = text.split(separator: ",", omittingEmptySubsequences: false).map(\.trimmed)
        return names.count <= 2 && names.allSatisfy { !$0.isEmpty } ? names : nil
      })
  }
}

extension ValueForm<TextEncoding> {
  fileprivate static var encoding: Self {
    let names = TextEncoding.allCases.map(\.rawValue)
    return Self(
      help: ValueHelp(placeholder: "NAME", allowed: names.joinedWithOr()),
      read: TextEncoding.init(name:))
  }
}

extension ValueForm<String> {
  /// A value form for the name of a new theme.
  static var themeName: Self {
    Self(
      help: ValueHelp(
        placeholder: "NAME", allowed: "1 to \(Theme.longestName) visible letters"),
      read: { text in
        let name = text.trimmed
        let isFine = name.isPrintable && (1...Theme.longestName).contains(name.unicodeScalars.count)
        return isFine ? name : nil
      })
  }
}

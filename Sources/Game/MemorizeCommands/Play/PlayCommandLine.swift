import CommandLineKit
import MemoryEngine
import MemoryModel
import MemoryViewModel

/// The spelling of a command that deals a given game.
struct PlayCommandLine {
  /// The player's settings, which apply where the command has no option.
  let usual: Settings
  /// The language of words where the command names none.
  let language: WordLanguage
  let settingsFile: SettingsFile

  /// Returns the command for a setup, without the seed.
  func command(for setup: GameSetup) -> String {
    // Numbers have no name to type. Other themes are named, because the default is the last played.
    let theme = setup.theme.id == "numbers" ? "" : " \(setup.theme.typedName)"
    let arePairs = setup.copies == 2 && setup.rules.matchSize == 2
    let cards =
      arePairs ? " --pairs \(setup.kinds)" : " --kinds \(setup.kinds) --copies \(setup.copies)"
    let practice = setup.isPractice && !usual.isPractice ? " --practice" : ""
    return "\(Memorize.name) play\(theme)\(cards)\(sides(of: setup.theme))\(rules(of: setup))"
      + "\(practice)\(files)"
  }

  private func sides(of theme: Theme) -> String {
    let usualSides = theme.hasWordSides ? usual.sides.inWords(of: language) : .same
    guard theme.sides != usualSides else { return "" }
    let isTranslated = theme.sides.inWords(of: language) != theme.sides
    let words = isTranslated ? " \(Option.words.row.title) \(WordLanguage.english.rawValue)" : ""
    return " \(Option.sides.row.title) \(theme.sides.rawValue)\(words)"
  }

  private func rules(of setup: GameSetup) -> String {
    var usualRules = usual.rulesForPlayers()
    var opponent = ""
    let isUsual =
      setup.opponents.levels == usual.opponents.levels && setup.rules.players == usualRules.players
    if let levels = setup.opponents.settingText, !isUsual {
      opponent = " --opponent \(levels)"
      usualRules.players = setup.opponents.count + 1
    }
    // The number of players is spelled even if it is the default, because it removes the computers.
    if setup.opponents.isEmpty, !usual.opponents.isEmpty { usualRules.players = 0 }
    let words = setup.rules.words(besides: usualRules, spelling: \.typed)
    return opponent + words.map { " \($0)" }.joined()
  }

  private var files: String {
    switch settingsFile {
    case .standard: ""
    case .file(let path): path.isPrintable ? " --config \(path.quotedForShell)" : ""
    case .none: " --no-config"
    }
  }
}

extension Theme {
  /// The name of the theme on a command line.
  var typedName: String {
    isBuiltIn ? id : name.quotedForShell
  }
}

extension Duration {
  /// The duration in the largest unit without a fraction.
  fileprivate var typed: String {
    let nanoseconds = clampedNanoseconds
    let unit = Self.units.first { nanoseconds.isMultiple(of: $0.size) }
    return "\(nanoseconds / (unit?.size ?? 1))\(unit?.name ?? "ns")"
  }

  private static let units: [(size: Int64, name: String)] = [
    (1_000_000_000, "s"), (1_000_000, "ms"), (1_000, "us"),
  ]
}

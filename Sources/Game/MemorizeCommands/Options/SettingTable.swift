import CommandLineKit
import MemoryEngine
import MemoryModel
import MemoryViewModel

// The one table of settings that the environment can give. Reading it, help and the manual use it.

extension SettingVariable {
  static let all = [
    Self("PAIRS", .integer(Settings.pairsRange), "Pairs to deal where no theme is named") {
      $0.pairs = .some($1)
    },
    Self("PLAYERS", .integer(Rules.Range.players), "Players around one table") { $0.players = $1 },
    Self("PLAYER_NAMES", .text, "What players are called, such as Anna, Ben") {
      $0.playerNames = PlayerNames(settingText: $1)
    },
    Self("OPPONENT", .opponents, "The computers among the players") { $0.opponents = $1 },
    Self("RULES", .choice(of: RulesChoice.self), "The rules to deal by") { $0.rules = $1 },
    Self("BONUS", .onOrOff, "Whether quick matches bring more") { $0.hasBonus = $1 },
    Self("PRACTICE", .onOrOff, "Whether undo is allowed") { $0.isPractice = $1 },
    Self("ANIMATION", .choice(of: AnimationChoice.self), "How much moves") { $0.animation = $1 },
    Self("COLOR_SCHEME", .choice(of: ColorSchemeChoice.self), "Colours for this background") {
      $0.colorScheme = $1
    },
    Self("FACES", .choice(of: FacesChoice.self), "Whether faces are pictures") { $0.faces = $1 },
    Self("LABELS", .onOrOff, "Whether cards show what to type") { $0.showsLabels = $1 },
    Self("BELL", .onOrOff, "Whether the bell rings") { $0.bell = $1 },
    Self("KIDS_MODE", .onOrOff, "Whether a sum guards what children should not do") {
      $0.isKidsMode = $1
    },
    Self("ASCII", .onOrOff, "Whether to show nothing but ASCII") { $0.isASCII = $1 },
    Self("THEME_SIZE", .choice(of: ThemeSize.self), "How large themes are in their gallery") {
      $0.themeSize = $1
    },
    Self("LAST_THEME", .text, "The id of the theme played last") { $0.lastTheme = .some($1) },
    Self("PLAYER_NAME", .text, "Who reaches the best scores") { $0.playerName = $1 },
  ]
}

extension ValueForm<Opponents> {
  /// Levels with commas between them, or `none` to play without a computer.
  static var opponents: Self {
    let levels = OpponentLevel.allCases.map { $0.rawValue }
    let allowed = (levels + ["none"]).joinedWithOr()
    let help = ValueHelp(
      placeholder: "LEVEL[,LEVEL]", range: "\(allowed); several with commas",
      allowed: "\(allowed), or several levels with commas between them",
      completion: .words(levels + ["none"]))
    return Self(help: help) { Opponents(settingText: $0) }
  }
}

extension ValueForm<Bool> {
  /// The words that people use in an environment.
  fileprivate static var onOrOff: Self {
    let help = ValueHelp(
      placeholder: "yes|no", allowed: "yes or no", completion: .words(["yes", "no"]))
    return Self(help: help) { Bool(settingText: $0) }
  }
}

extension ValueForm<String> {
  /// Anything that is one line and not too long.
  fileprivate static var text: Self {
    let help = ValueHelp(
      placeholder: "TEXT", allowed: "one line of at most \(Settings.longestName) characters")
    return Self(help: help) { text in
      text.isPrintable && text.unicodeScalars.count <= Settings.longestName ? text : nil
    }
  }
}

extension ValueForm where Value: CaseIterable & RawRepresentable<String> {
  fileprivate static func choice(of type: Value.Type) -> Self { .choice }
}

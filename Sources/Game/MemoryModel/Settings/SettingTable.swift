import MemoryEngine

/// All settings of the game, in the order of the settings file and the manual.
///
/// A property of this type is the only declaration of a setting: the dynamic member of `Settings`,
/// the key in the settings file, the environment variable and the manual's line derive from it.
public struct SettingTable: Sendable {
  /// The number of kinds of cards in the next game; nil for as many as the theme shows.
  public let pairs = Setting<Int?>(
    "pairs", nil, .number(Settings.pairsRange), example: "12",
    "Pairs to deal when no theme is named")
  /// The number of players, computers included; there are more if `opponents` has more.
  public let players = Setting(
    "players", 1, .number(Rules.Range.players), example: "2", "Players around one table")
  /// The names of the players.
  public let playerNames = Setting(
    "playerNames", PlayerNames(), .text("names with commas between them"), example: "Anna, Ben",
    "The names of the players, such as Anna, Ben")
  /// The computers among the players.
  public let opponents = Setting<Opponents>(
    "opponent", [], .opponents, example: "casual", "The computers among the players")
  /// The sides of the cards of themes whose words can replace their pictures.
  public let sides = Setting(
    "sides", ThemeSides.same, example: .word, "Whether cards show pictures or their words")
  /// True if the two cards of a pair with different faces have backs of two shades.
  public let showsHalves = Setting(
    "halves", false, "Whether cards of two sides have two shades of backs")
  /// The language of the words of pictures; nil for that of the locale.
  public let words = Setting<WordLanguage?>(
    "words", nil, .choice(WordLanguage.allCases.map(\.rawValue)), example: "de",
    "The language of words, by default your locale's")
  /// The rules of the next game.
  public let rules = Setting(
    "rules", RulesChoice.course, example: .relaxed, "The rules to deal by")
  /// True if quick matches earn the bonus of the rules, if the rules have a bonus.
  public let hasBonus = Setting("bonus", true, "Whether quick matches earn a bonus")
  /// True if moves may be undone; such games have no score.
  public let isPractice = Setting("practice", false, "Whether undo is allowed")
  /// The amount of motion on the screen.
  public let animation = Setting(
    "animation", AnimationChoice.full, example: .reduced, "How much animation is shown")
  /// The background that colours are chosen for.
  public let colorScheme = Setting(
    "colorScheme", ColorSchemeChoice.auto, example: .dark, "Colours for this background")
  /// The choice between faces as pictures and as text.
  public let faces = Setting(
    "faces", FacesChoice.auto, example: .text, "Whether faces are pictures")
  /// True if each card shows the keys that turn it.
  public let showsLabels = Setting("labels", true, "Whether cards show what to type")
  /// True if the terminal's bell rings for a match.
  public let bell = Setting("bell", false, "Whether the bell rings")
  /// True if grown-ups must confirm what children should not do; in doubt they must.
  public let isKidsMode = Setting(
    "kidsMode", false, inDoubt: true, "Whether a sum protects what children must not do")
  /// True if only ASCII is shown: words and ASCII characters replace symbols and lines.
  public let isASCII = Setting("ascii", false, "Whether to show only ASCII")
  /// The size of the tiles in the gallery of themes.
  public let themeSize = Setting(
    "themeSize", ThemeSize.medium, example: .large, "How large themes are in their gallery")
  /// The groups of the list of games.
  public let gameGroups = Setting(
    "gameGroups", ListGrouping.none, example: .day, isState: true,
    "How the list of games is grouped")
  /// The groups of the list of scores; without groups, all scores are one list.
  public let scoreGroups = Setting(
    "scoreGroups", ListGrouping.theme, example: .size, isState: true,
    "How the lists of scores are grouped")
  /// The id of the theme played last.
  public let lastTheme = Setting<String?>(
    "lastTheme", nil, .text("the id of a theme"), example: "sea", isState: true,
    "The id of the theme played last")
  /// The number of turns after which the points were explained.
  public let explained = Setting(
    "explained", 0, .number(0...Settings.mostExplanations), example: "3", isState: true,
    "How often points have been explained")
  /// The name typed after the last best score.
  public let playerName = Setting(
    "playerName", "", .text(atMost: Settings.longestName), example: "Anna",
    "Your name in the list of scores")
}

extension SettingTable {
  /// The definitions of all settings, in order.
  static let definitions = Mirror(reflecting: SettingTable()).children.compactMap {
    ($0.value as? any DefinedSetting)?.definition
  }
}

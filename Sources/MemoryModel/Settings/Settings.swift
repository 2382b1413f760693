import MemoryEngine
public import Observation

/// What a player prefers, kept from one run of the program to the next.
///
/// Observed by hand: the macro forbids property wrappers.
public final class Settings: StoredSettings {
  /// The most scalars that are kept of a player's name.
  public static let longestName = 40

  /// How many kinds of cards can be chosen; a theme may have fewer.
  public static let pairsRange = 2...999

  /// How many kinds of cards the next game has, within `pairsRange`; nil for as many as the theme shows.
  @Stored("pairs", \Overrides.pairs, where: Settings.isNumberOfPairs) public var pairs: Int? = nil
  /// How many play, computers included, within `Rules.Range.players`; more where `opponents` has it.
  @Stored("players", \Overrides.players, in: Rules.Range.players) public var players = 1
  /// What they are called.
  @Stored("playerNames", \Overrides.playerNames) public var playerNames = PlayerNames()
  /// The computers among the players.
  @Stored("opponent", \Overrides.opponents) public var opponents: Opponents = []
  /// The rules of the next game.
  @Stored("rules", \Overrides.rules) public var rules = RulesChoice.course
  /// Whether quick matches bring more points, where the rules have it so.
  @Stored("bonus", \Overrides.hasBonus) public var hasBonus = true
  /// Whether moves may be taken back; such games bring no score.
  @Stored("practice", \Overrides.isPractice) public var isPractice = false
  /// How much moves on the screen.
  @Stored("animation", \Overrides.animation) public var animation = AnimationChoice.full
  /// What the colours are chosen for.
  @Stored("colorScheme", \Overrides.colorScheme) public var colorScheme = ColorSchemeChoice.auto
  /// Whether the faces of cards are drawn as pictures.
  @Stored("faces", \Overrides.faces) public var faces = FacesChoice.auto
  /// Whether each card shows what to type to turn it.
  @Stored("labels", \Overrides.showsLabels) public var showsLabels = true
  /// Whether the terminal's bell rings.
  @Stored("bell", \Overrides.bell) public var bell = false
  /// Whether what children should not do asks for a grown-up.
  @Stored("kidsMode", \Overrides.isKidsMode) public var isKidsMode = false
  /// Whether words and plain characters stand for symbols and lines.
  @Stored("ascii", \Overrides.isASCII) public var isASCII = false
  /// How large the themes are in their gallery.
  @Stored("themeSize", \Overrides.themeSize) public var themeSize = ThemeSize.medium
  /// The id of the theme played last.
  @Stored("lastTheme", \Overrides.lastTheme) public var lastTheme: String? = nil
  /// As typed after the last best score; of at most `longestName` scalars.
  @Stored("playerName", \Overrides.playerName, where: Settings.isShort) public var playerName = ""

  public let storage: SettingStorage
  /// What the command line says, which wins over the storage and is not saved.
  public var overrides: Overrides
  public let registrar = ObservationRegistrar()

  /// - Parameters:
  ///   - storage: Where values are read and saved.
  ///   - overrides: Values that win over the storage's while the program runs.
  public init(_ storage: SettingStorage, overrides: Overrides = Overrides()) {
    self.storage = storage
    self.overrides = overrides
  }

  /// How many players the next game has: as many as wanted, and one person beside the computers.
  public var seats: Int { opponents.seats(atLeast: players) }

  /// Whether a change outlives this run of the program, as far as anybody knows.
  public var isKept: Bool { storage.isKept() }

  private static func isNumberOfPairs(_ number: Int?) -> Bool {
    number.map(pairsRange.contains) ?? true
  }

  private static func isShort(_ name: String) -> Bool {
    name.unicodeScalars.count <= longestName
  }
}

import MemoryEngine

/// What a player prefers, kept from one run of the program to the next.
public final class Settings: StoredSettings {
  /// The most scalars that are kept of a player's name.
  public static let longestName = 40

  /// How many kinds of cards can be chosen; a theme may have fewer.
  public static let pairsRange = 2...999

  /// How many kinds of cards the next game has, within `pairsRange`; nil for as many as the theme shows.
  @Stored("pairs", where: Settings.isNumberOfPairs) public var pairs: Int? = nil
  /// How many play, computers included, within `Rules.Range.players`; more where `opponents` has it.
  @Stored("players", in: Rules.Range.players) public var players = 1
  /// What they are called.
  @Stored("playerNames") public var playerNames = PlayerNames()
  /// The computers among the players.
  @Stored("opponent") public var opponents: Opponents = []
  /// The rules of the next game.
  @Stored("rules") public var rules = RulesChoice.course
  /// Whether quick matches bring more points, where the rules have it so.
  @Stored("bonus") public var hasBonus = true
  /// Whether moves may be taken back; such games bring no score.
  @Stored("practice") public var isPractice = false
  /// How much moves on the screen.
  @Stored("animation") public var animation = AnimationChoice.full
  /// What the colours are chosen for.
  @Stored("colorScheme") public var colorScheme = ColorSchemeChoice.auto
  /// Whether the faces of cards are drawn as pictures.
  @Stored("faces") public var faces = FacesChoice.auto
  /// Whether each card shows what to type to turn it.
  @Stored("labels") public var showsLabels = true
  /// Whether the terminal's bell rings.
  @Stored("bell") public var bell = false
  /// Whether what children should not do asks for a grown-up.
  @Stored("kidsMode") public var isKidsMode = false
  /// Whether words and plain characters stand for symbols and lines.
  @Stored("ascii") public var isASCII = false
  /// How large the themes are in their gallery.
  @Stored("themeSize") public var themeSize = ThemeSize.medium
  /// The id of the theme played last.
  @Stored("lastTheme") public var lastTheme: String? = nil
  /// As typed after the last best score; of at most `longestName` scalars.
  @Stored("playerName", where: Settings.isShort) public var playerName = ""

  public let storage: SettingStorage

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

extension Settings {
  /// What the command line says, which wins over the storage and is not saved.
  public var overrides: Overrides {
    get {
      var overrides = Overrides()
      overrides.pairs = _pairs.override
      overrides.players = _players.override
      overrides.playerNames = _playerNames.override
      overrides.opponents = _opponents.override
      overrides.rules = _rules.override
      overrides.hasBonus = _hasBonus.override
      overrides.isPractice = _isPractice.override
      overrides.animation = _animation.override
      overrides.colorScheme = _colorScheme.override
      overrides.faces = _faces.override
      overrides.showsLabels = _showsLabels.override
      overrides.bell = _bell.override
      overrides.isKidsMode = _isKidsMode.override
      overrides.isASCII = _isASCII.override
      overrides.themeSize = _themeSize.override
      overrides.lastTheme = _lastTheme.override
      overrides.playerName = _playerName.override
      return overrides
    }
    set {
      _pairs.override = newValue.pairs
      _players.override = newValue.players
      _playerNames.override = newValue.playerNames
      _opponents.override = newValue.opponents
      _rules.override = newValue.rules
      _hasBonus.override = newValue.hasBonus
      _isPractice.override = newValue.isPractice
      _animation.override = newValue.animation
      _colorScheme.override = newValue.colorScheme
      _faces.override = newValue.faces
      _showsLabels.override = newValue.showsLabels
      _bell.override = newValue.bell
      _isKidsMode.override = newValue.isKidsMode
      _isASCII.override = newValue.isASCII
      _themeSize.override = newValue.themeSize
      _lastTheme.override = newValue.lastTheme
      _playerName.override = newValue.playerName
    }
  }
}

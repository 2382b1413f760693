extension Settings {
  /// Values that win while the program runs and are never saved.
  ///
  /// They come from the command line or the environment; `nil` leaves a setting as it is kept. An
  /// override ends when its setting is set. One that is not allowed has no effect.
  public struct Overrides: Hashable, Sendable {
    /// `.some(nil)` deals as many as the theme shows; a number out of range has no effect.
    public var pairs: Int??
    /// In place of `Settings.playerNames`.
    public var playerNames: PlayerNames?
    /// In place of `Settings.players`; a number out of its range has no effect.
    public var players: Int?
    /// In place of `Settings.opponents`.
    public var opponents: Opponents?
    /// In place of `Settings.rules`.
    public var rules: RulesChoice?
    /// In place of `Settings.hasBonus`.
    public var hasBonus: Bool?
    /// In place of `Settings.isPractice`.
    public var isPractice: Bool?
    /// In place of `Settings.animation`.
    public var animation: AnimationChoice?
    /// In place of `Settings.colorScheme`.
    public var colorScheme: ColorSchemeChoice?
    /// In place of `Settings.faces`.
    public var faces: FacesChoice?
    /// In place of `Settings.showsLabels`.
    public var showsLabels: Bool?
    /// In place of `Settings.bell`.
    public var bell: Bool?
    /// In place of `Settings.isKidsMode`.
    public var isKidsMode: Bool?
    /// In place of `Settings.isASCII`.
    public var isASCII: Bool?
    /// In place of `Settings.themeSize`.
    public var themeSize: ThemeSize?
    /// `.some(nil)` forgets which theme was played last.
    public var lastTheme: String??
    /// In place of `Settings.playerName`.
    public var playerName: String?

    /// Overrides nothing.
    public init() {}
  }
}

extension Settings {
  /// Whether the value of a setting is one for this run only, from the command line or the
  /// environment; setting it ends that.
  public func isForThisRun<Value>(_ setting: KeyPath<Overrides, Value?>) -> Bool {
    overrides[keyPath: setting] != nil
  }

  /// Whether any value is one for this run only.
  public var isAnyForThisRun: Bool { overrides != Overrides() }
}

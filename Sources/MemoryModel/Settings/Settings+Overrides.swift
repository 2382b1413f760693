extension Settings {
  /// Values that win while the program runs and are never saved.
  ///
  /// They come from the command line or the environment; `nil` leaves a setting as it is kept. An
  /// override ends when its setting is set. One that is not allowed has no effect.
  public struct Overrides: Hashable, Sendable {
    public var players: Int?
    /// `.some(nil)` plays without a computer.
    public var opponent: OpponentLevel??
    public var rules: RulesChoice?
    public var hasBonus: Bool?
    public var isPractice: Bool?
    public var animation: AnimationChoice?
    public var colorScheme: ColorSchemeChoice?
    public var showsLabels: Bool?
    public var bell: Bool?
    public var isKidsMode: Bool?
    public var isASCII: Bool?
    public var themeSize: ThemeSize?
    /// `.some(nil)` forgets which theme was played last.
    public var lastTheme: String??
    public var playerName: String?

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

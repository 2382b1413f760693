import MemoryEngine

/// A setting as people find it in a file: its key, its values, and what counts without it.
public struct SettingDefinition: Sendable {
  /// The key of the setting.
  public let key: String
  /// A value that is not the default where there is another one.
  public let example: String
  private let makeValues: @Sendable () -> String
  private let read: @Sendable (Settings) -> (isStored: Bool, text: String?)

  init(
    _ key: String, _ values: @escaping @autoclosure @Sendable () -> String, example: String,
    read: @escaping @Sendable (Settings) -> (isStored: Bool, text: String?)
  ) {
    self.key = key
    self.example = example
    makeValues = values
    self.read = read
  }

  /// The values that are allowed, in words such as “1 to 8”.
  public var values: String { makeValues() }

  /// The spelling of the default; empty where the setting is not set by default.
  public var standard: String { read(Settings(.memory())).text ?? "" }

  /// Returns true if a text spells an allowed value.
  public func accepts(_ text: String) -> Bool { read(Settings(.memory([key: text]))).isStored }
}

extension Settings {
  /// All settings, in the order in which people choose them.
  public static let definitions = [
    SettingDefinition(
      "pairs", "\(pairsRange.lowerBound) to \(pairsRange.upperBound)", example: "12"
    ) { ($0.$pairs != nil, $0.pairs.settingText) },
    SettingDefinition("players", playersInWords, example: "2") {
      ($0.$players != nil, $0.players.settingText)
    },
    SettingDefinition("playerNames", "names with commas between them", example: "Anna, Ben") {
      ($0.$playerNames != nil, $0.playerNames.settingText)
    },
    SettingDefinition("opponent", opponentsInWords, example: "casual") {
      ($0.$opponents != nil, $0.opponents.settingText ?? Opponents.noneText)
    },
    SettingDefinition("rules", RulesChoice.allInWords, example: "relaxed") {
      ($0.$rules != nil, $0.rules.settingText)
    },
    SettingDefinition("bonus", Bool.inWords, example: "false") {
      ($0.$hasBonus != nil, $0.hasBonus.settingText)
    },
    SettingDefinition("practice", Bool.inWords, example: "true") {
      ($0.$isPractice != nil, $0.isPractice.settingText)
    },
    SettingDefinition("animation", AnimationChoice.allInWords, example: "reduced") {
      ($0.$animation != nil, $0.animation.settingText)
    },
    SettingDefinition("colorScheme", ColorSchemeChoice.allInWords, example: "dark") {
      ($0.$colorScheme != nil, $0.colorScheme.settingText)
    },
    SettingDefinition("faces", FacesChoice.allInWords, example: "text") {
      ($0.$faces != nil, $0.faces.settingText)
    },
    SettingDefinition("labels", Bool.inWords, example: "false") {
      ($0.$showsLabels != nil, $0.showsLabels.settingText)
    },
    SettingDefinition("bell", Bool.inWords, example: "true") {
      ($0.$bell != nil, $0.bell.settingText)
    },
    SettingDefinition("kidsMode", Bool.inWords, example: "true") {
      ($0.$isKidsMode != nil, $0.isKidsMode.settingText)
    },
    SettingDefinition("ascii", Bool.inWords, example: "true") {
      ($0.$isASCII != nil, $0.isASCII.settingText)
    },
    SettingDefinition("themeSize", ThemeSize.allInWords, example: "large") {
      ($0.$themeSize != nil, $0.themeSize.settingText)
    },
    SettingDefinition("lastTheme", "the id of a theme", example: "sea") {
      ($0.$lastTheme != nil, $0.lastTheme.settingText)
    },
    SettingDefinition("playerName", "at most \(longestName) characters", example: "Anna") {
      ($0.$playerName != nil, $0.playerName.settingText)
    },
  ]

  private static var playersInWords: String {
    "\(Rules.Range.players.lowerBound) to \(Rules.Range.players.upperBound)"
  }

  private static var opponentsInWords: String {
    "\(OpponentLevel.allInWords), at most \(Opponents.most) with commas between them, "
      + "or \(Opponents.noneText)"
  }
}

extension Bool {
  fileprivate static var inWords: String { "true or false" }
}

extension CaseIterable where Self: RawRepresentable<String> {
  /// All spellings, such as `small, medium or large`.
  fileprivate static var allInWords: String {
    let words = allCases.map(\.rawValue)
    let start = words.dropLast().joined(separator: ", ")
    return words.last.map { start.isEmpty ? $0 : "\(start) or \($0)" } ?? ""
  }
}

import MemoryEngine
import MemoryModel
import MemoryViewModel

/// How a game is played, whichever it is.
struct PlayOptions: Sendable {
  let isPlain: Bool
  /// How long each flip counts; nil for the real clock.
  let flipTime: Duration?
  let table: TablePrinting
  /// Whether the program may ask for more than cards.
  let asksQuestions: Bool
  let look: LookOptions
  let settingsFile: SettingsFile
  /// What the environment says.
  let usual: Settings.Overrides
  /// What the environment and the command line say.
  let overrides: Settings.Overrides

  init(_ given: GivenArguments) throws(UsageError) {
    isPlain = given.has(.plain)
    flipTime = try given[.countedFlipTime]
    table = try given[.table] ?? .turn
    asksQuestions = !given.has(.noInput)
    look = try LookOptions(given)
    settingsFile = try SettingsFile(given)
    usual = try Settings.Overrides(given.context.environment)
    overrides = try usual.changed(by: given)
  }

  /// The settings of this run, for one look at them.
  func settings(of context: ParseContext) -> Settings {
    Settings(.memory(context.settings(settingsFile)), overrides: overrides)
  }
}

extension Settings.Overrides {
  /// The command line counts more than the environment.
  fileprivate func changed(by given: GivenArguments) throws(UsageError) -> Self {
    var overrides = self
    try overrides.seat(given)
    if let rules = try given[.rules] {
      overrides.rules = RulesChoice(rawValue: RulesChoice.name(of: rules)) ?? overrides.rules
    }
    overrides.hasBonus = try given[.bonus] ?? hasBonus
    if given.has(.practice) { overrides.isPractice = true }
    if given.has(.ascii) { overrides.isASCII = true }
    if given.has(.still) { overrides.animation = .off }
    return overrides
  }

  /// Who says how many people play wants no computer.
  private mutating func seat(_ given: GivenArguments) throws(UsageError) {
    let byRules = try given[.rules].map(\.players).flatMap { $0 > 1 ? $0 : nil }
    let people = try given[.players] ?? byRules
    let level = try given[.opponent]
    if level?.map({ _ in true }) == true, people != nil {
      let other = given.has(Option.players.row) ? Option.players.row : Option.rules.row
      throw .conflict(Option.opponent.row, other)
    }
    players = people ?? players
    opponent = level ?? (people == nil ? opponent : .some(nil))
  }
}

extension Settings {
  /// The preset, or the settings' own rules, by as many players and for a bonus or not as they say.
  func seated(_ preset: Rules? = nil) -> Rules {
    var rules = preset ?? self.rules.rules
    rules.players = opponent == nil ? players : 2
    if !hasBonus { rules.bonusLimit = .zero }
    return rules
  }
}

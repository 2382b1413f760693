import CommandLineKit
import MemoryEngine
import MemoryModel
import MemoryViewModel

/// The options of every command that plays or shows a game.
struct PlayOptions: Sendable {
  let lines: LineOptions
  /// The options for sharing; nil if the game is not shared.
  let share: ShareOptions?
  let look: LookOptions
  let settingsFile: SettingsFile
  /// The settings that the environment overrides.
  let usual: Settings.Overrides
  /// The settings that the environment and the command line override.
  let overrides: Settings.Overrides

  /// The options for games in lines.
  struct LineOptions: Sendable {
    let isPlain: Bool
    let table: TablePrinting
    /// The time that is recorded for every flip, in place of the real time; nil for the real time.
    let flipTime: Duration?
    /// True if the program may ask for more than cards.
    let asksQuestions: Bool
    /// The options for sharing; nil for a game that another terminal hosts.
    let share: ShareOptions?

    init(_ line: inout RequestReader) throws(UsageError) {
      isPlain = try line[.plain]
      table = try line[.table]
      flipTime = try line[.countedFlipTime]
      asksQuestions = try !line[.noInput]
      share = try ShareOptions(&line)
    }

    /// Reads the options of a guest, because the host has the clock and the files.
    init(ofGuest line: inout RequestReader) throws(UsageError) {
      isPlain = try line[.plain]
      table = try line[.table]
      (flipTime, asksQuestions, share) = (nil, false, nil)
    }

    /// Reads the options of a watcher.
    init(ofWatcher line: inout RequestReader) throws(UsageError) {
      isPlain = try line[.plain]
      (table, flipTime, asksQuestions, share) = (.ask, nil, false, nil)
    }
  }

  /// Reads the options that follow the options of a command of its own: look and settings file.
  ///
  /// - Parameters:
  ///   - lines: The options for games in lines, read before because help lists them first.
  ///   - line: The command line.
  ///   - choose: A closure that adds the settings of a new game to the overrides.
  /// - Throws: `UsageError` for options that do not go together, or a malformed variable.
  init(
    _ lines: LineOptions, _ line: inout RequestReader,
    choosing choose: (inout Settings.Overrides) throws(UsageError) -> Void = { _ in }
  ) throws(UsageError) {
    self.lines = lines
    look = try LookOptions(&line)
    settingsFile = try SettingsFile(&line)
    try lines.share?.check()
    share = lines.share?.isShared == true ? lines.share : nil
    usual = try Settings.Overrides(line.context.environment)
    var overrides = usual
    try choose(&overrides)
    self.overrides = overrides.showing(look)
  }

  /// Returns the settings of this run, for reading.
  func settings(of context: ParseContext) -> Settings {
    Settings(.memory(context.settings(settingsFile)), overrides: overrides)
  }
}

extension Settings.Overrides {
  /// Chooses the cards, the rules and the bonus that were typed.
  mutating func choose(_ cards: CardOptions, _ rules: Rules?, hasBonus: Bool?) {
    if let kinds = cards.pairs ?? cards.kinds { self.pairs = .some(kinds) }
    if let rules { self.rules = RulesChoice(rawValue: RulesChoice.name(of: rules)) ?? self.rules }
    self.hasBonus = hasBonus ?? self.hasBonus
  }

  /// Chooses the players that were typed: a number of players alone means people, named computers
  /// alone play against one person, and a shared game is for two.
  ///
  /// - Throws: `UsageError` for more computers than there are seats.
  mutating func choosePlayers(
    _ rules: RuleOptions, _ opponents: Opponents?, isShared: Bool
  ) throws(UsageError) {
    let byRules = rules.preset.map(\.players).flatMap { $0 > 1 ? $0 : nil }
    let seats = rules.players ?? byRules
    if let computers = opponents?.count, let seats, seats <= computers {
      throw .usage(
        "\(counted(computers, "computer")) and a person are more than \(counted(seats, "player"))")
    }
    let alone = opponents.flatMap { $0.isEmpty ? nil : $0.count + 1 }
    self.players = seats ?? alone ?? self.players ?? (isShared ? 2 : nil)
    self.opponents = opponents ?? (seats == nil ? self.opponents : [])
  }

  fileprivate func showing(_ look: LookOptions) -> Self {
    var overrides = self
    if look.isASCII { overrides.isASCII = true }
    if look.isStill { overrides.animation = .off }
    overrides.faces = look.faces ?? self.faces
    return overrides
  }
}

extension Settings {
  /// Returns a preset, or the rules of the settings, with the settings' players and bonus.
  func rulesForPlayers(_ preset: Rules? = nil) -> Rules {
    var rules = preset ?? self.rules.rules
    rules.players = seats
    if !self.hasBonus { rules.bonusLimit = .zero }
    return rules
  }
}

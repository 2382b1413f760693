import CommandLineKit
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
  /// Nil for a game that nobody else sees.
  let share: ShareOptions?
  let look: LookOptions
  let settingsFile: SettingsFile
  /// What the environment says.
  let usual: Settings.Overrides
  /// What the environment and the command line say.
  let overrides: Settings.Overrides

  /// What is typed about it, whatever is played.
  struct Arguments: Sendable {
    let lines: LineOptions
    let look: LookOptions
    let files: SettingsFile.Arguments

    /// - Parameters:
    ///   - lines: What was read before, as help lists it.
    ///   - arguments: Where the rest is read.
    /// - Throws: `ArgumentError` for a value that is none.
    init(_ lines: LineOptions, _ arguments: inout ArgumentReader) throws(ArgumentError) {
      self.lines = lines
      look = try LookOptions(&arguments)
      files = try SettingsFile.Arguments(&arguments)
    }
  }

  /// Whether a game is played in lines, and how.
  struct LineOptions: Sendable {
    let isPlain: Bool
    let table: TablePrinting
    let flipTime: Duration?
    let asksQuestions: Bool
    /// Nil for a game of somebody else.
    let share: ShareOptions.Arguments?

    init(_ arguments: inout ArgumentReader) throws(ArgumentError) {
      isPlain = try arguments[.plain]
      table = try arguments[.table]
      flipTime = try arguments[.countedFlipTime]
      asksQuestions = try !arguments[.noInput]
      share = try ShareOptions.Arguments(&arguments)
    }

    /// For a game of somebody else, by whose clock and files it goes.
    init(ofGuest arguments: inout ArgumentReader) throws(ArgumentError) {
      isPlain = try arguments[.plain]
      table = try arguments[.table]
      (flipTime, asksQuestions, share) = (nil, false, nil)
    }

    /// For whoever only looks on.
    init(ofWatcher arguments: inout ArgumentReader) throws(ArgumentError) {
      isPlain = try arguments[.plain]
      (table, flipTime, asksQuestions, share) = (.ask, nil, false, nil)
    }
  }

  /// - Parameters:
  ///   - arguments: What was typed.
  ///   - deal: What else was typed, for a new game.
  ///   - context: The environment and the settings.
  /// - Throws: `UsageError` for what cannot be given together, or a variable that makes no sense.
  init(
    _ arguments: Arguments, dealing deal: PlayCommand.Arguments? = nil, in context: ParseContext
  ) throws(UsageError) {
    isPlain = arguments.lines.isPlain
    flipTime = arguments.lines.flipTime
    table = arguments.lines.table
    asksQuestions = arguments.lines.asksQuestions
    share = try arguments.lines.share.flatMap { lines throws(UsageError) in try ShareOptions(lines)
    }
    look = arguments.look
    settingsFile = try SettingsFile(arguments.files)
    usual = try Settings.Overrides(context.environment)
    overrides = try (deal.map(usual.dealing) ?? usual).showing(look)
  }

  /// The settings of this run, for one look at them.
  func settings(of context: ParseContext) -> Settings {
    Settings(.memory(context.settings(settingsFile)), overrides: overrides)
  }
}

extension Settings.Overrides {
  /// The command line counts more than the environment.
  fileprivate func dealing(_ deal: PlayCommand.Arguments) throws(UsageError) -> Self {
    var overrides = self
    try overrides.choosePlayers(deal)
    if let kinds = deal.deck.pairs ?? deal.deck.kinds { overrides.pairs = .some(kinds) }
    if let rules = deal.rules.preset {
      overrides.rules = RulesChoice(rawValue: RulesChoice.name(of: rules)) ?? overrides.rules
    }
    overrides.hasBonus = deal.hasBonus ?? self.hasBonus
    if deal.isPractice { overrides.isPractice = true }
    return overrides
  }

  func showing(_ look: LookOptions) -> Self {
    var overrides = self
    if look.isASCII { overrides.isASCII = true }
    if look.isStill { overrides.animation = .off }
    overrides.faces = look.faces ?? self.faces
    return overrides
  }

  /// Who says only how many play means people, and a game that is shared is for two.
  private mutating func choosePlayers(_ deal: PlayCommand.Arguments) throws(UsageError) {
    let byRules = deal.rules.preset.map(\.players).flatMap { $0 > 1 ? $0 : nil }
    let seats = deal.rules.players ?? byRules
    if let computers = deal.opponents?.count, let seats, seats <= computers {
      throw .tooFewSeats(seats, computers: computers)
    }
    // Who names computers, and nobody else, plays them alone.
    let alone = deal.opponents.flatMap { $0.isEmpty ? nil : $0.count + 1 }
    let shared = deal.options.lines.share?.isShared == true ? 2 : nil
    self.players = seats ?? alone ?? self.players ?? shared
    self.opponents = deal.opponents ?? (seats == nil ? self.opponents : [])
  }
}

extension Settings {
  /// The preset, or the settings' own rules, by as many players and for a bonus or not as they say.
  func rulesForPlayers(_ preset: Rules? = nil) -> Rules {
    var rules = preset ?? self.rules.rules
    rules.players = seats
    if !self.hasBonus { rules.bonusLimit = .zero }
    return rules
  }
}

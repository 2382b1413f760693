import CommandLineKit
import MemoryEngine
import MemoryModel
import MemoryStore
import MemoryViewModel
import MemoryViews
import TextUI

/// `memorize watch`: a recorded game as a film.
struct WatchCommand: Request {
  /// What is watched; nil for the saved or finished game that was played last.
  let record: NamedRecord?
  /// Whether only the names of games are to be listed.
  let listsNames: Bool
  let isPlain: Bool
  let look: LookOptions
  let settingsFile: SettingsFile
  let overrides: Settings.Overrides

  struct Arguments: Sendable {
    let words: [String]
    let isPlain: Bool
    let listsNames: Bool
    let look: LookOptions
    let files: SettingsFile.Arguments

    init(_ arguments: inout ArgumentReader) throws(ArgumentError) {
      words = arguments.operand(.watched)
      isPlain = try arguments[.plain]
      listsNames = try arguments[.names]
      look = try LookOptions(&arguments)
      files = try SettingsFile.Arguments(&arguments)
    }
  }

  init(_ arguments: Arguments, in context: ParseContext) throws(UsageError) {
    if arguments.words.count > 1 { throw .severalToWatch }
    record = arguments.words.first.map { NamedRecord(word: $0) }
    listsNames = arguments.listsNames
    isPlain = arguments.isPlain
    look = arguments.look
    settingsFile = try SettingsFile(arguments.files)
    overrides = try Settings.Overrides(context.environment).showing(look)
  }
}

extension Operand<[String]> {
  fileprivate static let watched = Self(
    0...(.max), of: "RECORD|GAME", completion: .names(of: "watch"))
}

extension CommandTable {
  static let watch = Command(
    "watch", "Watch a recorded, saved or finished game as a film",
    usages: ["[RECORD|GAME] [OPTIONS]"],
    examples: [
      Example("memorize watch", "the game played last"),
      Example("memorize watch Animals", "the last one of that name, saved or finished"),
      Example("memorize watch ./game.json", "one that was recorded"),
      Example("memorize watch --plain", "as sentences"),
    ], reading: WatchCommand.Arguments.init
  ) { arguments, context throws(UsageError) in try WatchCommand(arguments, in: context) }
}

extension WatchCommand {
  // Two for what a screen shows later.
  func needs(in context: RunContext) -> ResourceNeeds? { ResourceNeeds(threads: 2) }

  func run(
    to output: inout StandardOutput, in context: RunContext, with files: PlayerFiles
  ) throws {
    if listsNames { return try listNames(files, to: &output) }
    try files.check(settingsFile)
    let settings = Settings(
      .memory(files.settings(in: settingsFile)?.value ?? [:]), overrides: overrides)
    let (found, name) = try found(in: context, with: files)
    let film = try NamedRecord.playing(name) { try found.film(names: settings.playerNames) }
    guard !isPlain, context.stage.isThere(look) else {
      return try WatchLines(film: film).write(to: &output)
    }
    try show(film, settings, in: context)
  }

  private func found(
    in context: RunContext, with files: PlayerFiles
  ) throws -> (NamedRecord.Found, name: String) {
    if let record { return (try record.read(in: context, with: files), record.name) }
    let repository = files.onlyLooking.repository(StartupWarnings())
    guard let last = repository.playedLastFirst.first else {
      throw Failure(code: .failed, message: "there is no saved or finished game to watch")
    }
    return (.game(try Failure.keeping { try repository.read(last.id) }), shown(last.name))
  }

  private func show(_ film: Film, _ settings: Settings, in context: RunContext) throws {
    let announce = try Announcer.sending(to: look.announcements, in: context)
    let faces = try look.faces(of: context.fonts)
    try context.stage.show(look) { now in
      let player = FilmPlayer(film, now: now)
      player.change { $0.togglePlaying() }
      var scene = Scene { environment in
        var environment = environment
        if let glyphs = look.glyphs { environment.glyphSet = glyphs }
        return Window(environment: environment) {
          FilmWindow(player, settings: settings, faces: faces)
        }
      }
      scene.colorScheme = settings.colorScheme.scheme
      scene.reducesMotion = settings.animation != .full
      scene.isFinished = { player.hasLeft }
      scene.announce = announce
      return scene
    }
  }

  /// Says nothing of what goes wrong: a shell asks while somebody types.
  private func listNames(_ files: PlayerFiles, to output: inout StandardOutput) throws {
    let games = files.onlyLooking.repository(StartupWarnings()).playedLastFirst
    var known: Set<String> = []
    // Of several with one name the last one is meant.
    let latest = games.filter { known.insert($0.name.lowercased()).inserted }
    try output.write(lines(latest.map { ListOutput.Named(name: $0.name, id: $0.id) }.typed))
  }
}

extension NamedRecord.Found {
  /// The game as a film, at its start.
  fileprivate func film(names: PlayerNames) throws -> Film {
    switch self {
    case .game(let saved): try Film(of: saved, names: names)
    case .record(let record):
      try Film(of: record, titled: "A recorded game", color: Theme.animals.color)
    }
  }
}

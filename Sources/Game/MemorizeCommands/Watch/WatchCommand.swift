import CommandLineKit
import MemoryEngine
import MemoryModel
import MemoryStore
import MemoryViewModel
import MemoryViews
import SharedGames
import TextUI

/// `memorize watch`: shows a recorded game as a film, or shared games.
struct WatchCommand: Request {
  /// The record, or the names of shared games; empty for the game that was played last.
  let words: [String]
  /// The name of the watcher; nil for the login name.
  let watcher: SeatName?
  /// True if only names are listed, for shell completion.
  let listsNames: Bool
  /// The files to which the film is written, instead of showing it.
  let kept: FilmFiles
  let options: PlayOptions

  init(_ line: inout RequestReader) throws(UsageError) {
    words = line.operand(.watched)
    watcher = try line[.seatName]
    let lines = try PlayOptions.LineOptions(ofWatcher: &line)
    listsNames = try line[.names]
    kept = try FilmFiles(&line)
    options = try PlayOptions(lines, &line)
    guard let option = kept.option else { return }
    if lines.isPlain { throw .conflict(option, Option.plain.row) }
    if words.count > 1 { throw .usage("\(option.title) keeps the film of one game; name one") }
  }

  private var look: LookOptions { options.look }
}

extension Operand<[String]> {
  fileprivate static let watched = Self(
    0...(.max), of: "RECORD|GAME|NAME", completion: .names(of: "watch"))
}

extension CommandTable {
  static let watch = Command(
    "watch", "Watch a recorded game as a film, or games that others play",
    usages: ["[RECORD|GAME] [OPTIONS]", "NAME... [OPTIONS]"],
    examples: [
      Example("memorize watch", "the game played last"),
      Example("memorize watch Animals", "the one of that name, saved or finished"),
      Example("memorize watch ./game.json", "one that was recorded"),
      Example("memorize watch ada ben", "two that are shared, side by side"),
      Example("memorize watch --plain", "as sentences"),
      Example("memorize watch --svg film.svg", "kept, as an animated picture"),
    ], reading: WatchCommand.init)
}

extension WatchCommand {
  @MainActor func run(
    to output: inout StandardOutput, in context: RunContext, with files: PlayerFiles
  ) throws {
    if listsNames { return try listNames(in: context, files, to: &output) }
    try files.check(options.settingsFile)
    let settings = files.settingsForLooking(options)
    if !kept.areWanted, let live = try liveGames(in: context, besides: files) {
      let world = try context.requireSharedGames()
      let name = watcher ?? SeatName(settings.playerNames[0]) ?? world.user
      let show = SharedGameShow(options: options, settings: settings, context: context)
      try show.run(live, saying: .watch(name), to: &output)
      return
    }
    let (found, name) = try found(in: context, with: files)
    if kept.areWanted {
      let film = try NamedRecord.playing(name) { try found.film(names: settings.playerNames) }
      let recorder = FilmRecorder(
        film: film, settings: settings, faces: try look.faces(in: context), size: kept.size,
        look: look)
      return try kept.write(recorder, in: context, to: &output)
    }
    let show = FilmShow(look: look, settings: settings, context: context, files: files)
    try show.run(found, name, isPlain: options.lines.isPlain, to: &output)
  }

  private func found(
    in context: RunContext, with files: PlayerFiles
  ) throws -> (NamedRecord.Found, name: String) {
    if let record = words.first.map(NamedRecord.init(word:)) {
      return (try record.read(in: context, with: files), record.name)
    }
    let repository = files.onlyLooking.repository(StartupWarnings())
    guard let last = try repository.playedLastFirst().first else {
      throw Failure(code: .failed, message: "there is no saved or finished game to watch")
    }
    return (.game(try Failure.keeping { try repository.read(last.id) }), shown(last.name))
  }

  /// Returns the shared games of the names; nil if there are none, or if a file has the only name.
  private func liveGames(
    in context: RunContext, besides files: PlayerFiles
  ) throws -> [SharedGameListing]? {
    guard let first = words.first else { return nil }
    let mayBeLive = context.sharedGames != nil && SharedGameReference(first) != nil
    if words.count == 1, !mayBeLive || context.files.isThere(first) { return nil }
    let finder = SharedGameFinder(context: context)
    let found = try finder.find(words)
    guard let missing = found.firstIndex(of: nil) else {
      for game in found { try game?.requirePossible() }
      return found.compactMap { $0 }
    }
    let names = try finder.names()
    if words.count == 1 {
      let kept = try files.onlyLooking.repository(StartupWarnings()).playedLastFirst()
      let mayBeMeant = first.closest(among: names) != nil
      if !mayBeMeant || kept.contains(where: { $0.isCalled(first) }) { return nil }
    }
    throw UsageError.unknownSharedGame(words[missing], among: names)
  }

  /// Prints names for shell completion; errors are ignored, because somebody is typing.
  private func listNames(
    in context: RunContext, _ files: PlayerFiles, to output: inout StandardOutput
  ) throws {
    let shared = (try? SharedGameFinder(context: context).all()) ?? []
    try output.write(lines(shared.references(of: shared)))
    let games = (try? files.onlyLooking.repository(StartupWarnings()).playedLastFirst()) ?? []
    try output.write(lines(games.map { ListOutput.Named(name: $0.name, id: $0.id) }.typed))
  }
}

extension NamedRecord.Found {
  /// Returns the game as a film, at its start.
  func film(names: PlayerNames) throws -> Film {
    switch self {
    case .game(let saved): try Film(of: saved, names: names)
    case .record(let record):
      try Film(of: record, titled: "A recorded game", color: Theme.animals.color)
    }
  }
}

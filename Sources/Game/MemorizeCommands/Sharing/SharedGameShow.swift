import MemoryModel
import MemoryViewModel
import MemoryViews
import SharedGames
import TextUI

/// Games that other terminals host, shown on a screen or in lines to a guest or a watcher.
struct SharedGameShow {
  let options: PlayOptions
  let settings: Settings
  let context: RunContext

  /// Shows games until the player leaves.
  ///
  /// - Parameters:
  ///   - games: The games; several can only be watched.
  ///   - greeting: The request to the hosts.
  ///   - output: The output of line mode.
  /// - Returns: The id of a game that its host has saved, with which the player wants to go on
  ///   here; nil for none.
  /// - Throws: `Failure` if a host has gone, or the output or the terminal is closed.
  @MainActor @discardableResult
  func run(
    _ games: [SharedGameListing], saying greeting: GuestLine, to output: inout StandardOutput
  ) throws -> String? {
    let links = try games.map {
      try FollowedTable(
        $0, saying: greeting, in: context.guestApp(with: settings),
        now: context.clock.awake)
    }
    defer { for link in links { link.end() } }
    if !options.lines.isPlain, context.stage.isThere(options.look) {
      return try showOnScreen(links)
    }
    try SharedGameLines(links: links, options: options, context: context).run(to: &output)
    return try links.lazy.compactMap { $0.app.table.sharing?.savedGame }.first.flatMap(askToGoOn)
  }

  /// Asks whether to go on with a game that the host has saved; returns its id if so.
  private func askToGoOn(with game: String) throws -> String? {
    let question = "Go on with it here? yes or no: "
    let answer = try Confirmation(in: context).ask?(question)?.lowercased()
    return ["y", "yes"].contains(answer?.filter { !$0.isWhitespace }) ? game : nil
  }

  @MainActor private func showOnScreen(_ links: [FollowedTable]) throws -> String? {
    var chosen: String?
    let receivers = try ScreenReceivers(options.look, in: context)
    let faces = try options.look.faces(in: context)
    let all = TableLinks(links)
    try context.stage.show(options.look) { _ in
      var scene = Scene { environment in
        var environment = environment
        if let glyphs = options.look.glyphs { environment.glyphSet = glyphs }
        return Window(environment: environment) {
          SharedGamesWindow(links.map(\.app), settings: settings, faces: faces) { chosen = $0 }
        }
      }
      scene.colorScheme = settings.colorScheme.scheme
      scene.reducesMotion = settings.animation != .full
      scene.isFinished = { links.contains { $0.app.hasQuit } }
      scene.interests = all.interests
      scene.serve = { ready in
        all.serve(ready) { link, ready in _ = link.serveScreen(ready) }
        return true
      }
      scene.save = { for link in links { link.end() } }
      receivers.receive(from: &scene)
      return scene
    }
    return chosen
  }
}

extension RunContext {
  /// Returns an app for a game that another terminal hosts; it saves nothing, because the host
  /// does.
  func guestApp(with settings: Settings) -> AppModel {
    let world = World(
      now: clock.awake, today: clock.today, newSeed: { [chance] in chance.seed },
      newID: chance.newID, repository: .memory(newID: chance.newID),
      opponent: { _, _ in nil }, schedule: GameViewModel.atOnce)
    return AppModel(
      world: world, library: ThemeLibrary(newID: chance.newID), scores: ScoreTable(),
      settings: settings, gate: Gate(isOpen: true, asking: chance.newSum))
  }
}

import MemoryModel
import MemoryStore
import MemoryViewModel
import MemoryViews
import SystemCalls
import TextUI

/// A film on a screen, which goes on while another program plays the game.
struct FilmShow {
  let look: LookOptions
  let settings: Settings
  let context: RunContext
  let files: PlayerFiles

  /// Shows a game until the viewer leaves, or prints it as lines where there is no screen.
  ///
  /// - Parameters:
  ///   - found: The game, or a record alone.
  ///   - name: The name in messages.
  ///   - isPlain: True for lines, even if there is a screen.
  ///   - output: Receives the lines.
  /// - Throws: `Failure` for an impossible record, and if a file of the options cannot be written.
  @MainActor func run(
    _ found: NamedRecord.Found, _ name: String, isPlain: Bool, to output: inout StandardOutput
  ) throws {
    let film = try NamedRecord.playing(name) { try found.film(names: settings.playerNames) }
    guard !isPlain, context.stage.isThere(look) else {
      if let log = try look.openLog(in: context.files) { try output.copy(to: log) }
      return try WatchLines(film: film).write(to: &output)
    }
    try show(film, ofGame: found.savedID)
  }

  @MainActor private func show(_ film: Film, ofGame id: String?) throws {
    let receivers = try ScreenReceivers(look, in: context)
    let faces = try look.faces(in: context)
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
      if let id { follow(id, with: player, in: &scene) }
      receivers.receive(from: &scene)
      return scene
    }
  }

  /// Goes on with the film whenever the file of the game has changed.
  private func follow(_ id: String, with player: FilmPlayer, in scene: inout Scene) {
    guard let watch = context.storage.watch() else { return }
    let repository = files.onlyLooking.repository(StartupWarnings())
    scene.add(
      interests: { [Poll.Interest(watch.descriptor)] },
      serve: { _ in
        // Several changes may be reported by one name.
        guard watch.changes().contains(where: { $0 == "/" || $0.contains(id) }),
          let saved = try? repository.read(id),
          let film = try? Film(of: saved, names: settings.playerNames)
        else { return false }
        player.goOn(with: film)
        return true
      })
  }
}

extension NamedRecord.Found {
  /// The id of a saved game; nil for a record, or a game in a file.
  fileprivate var savedID: String? {
    if case .game(let game) = self, !game.id.isEmpty { game.id } else { nil }
  }
}

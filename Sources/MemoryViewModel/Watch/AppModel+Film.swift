import MemoryModel

extension AppModel {
  /// The game that was played to its end, as a film that runs already; nil while it goes on.
  public func film() -> FilmPlayer? {
    guard game?.result != nil, let saved = savedGame,
      let film = try? Film(of: saved, names: settings.playerNames)
    else { return nil }
    let player = FilmPlayer(film, now: world.now)
    player.change { $0.togglePlaying() }
    return player
  }
}

import MemoryModel

extension AppModel {
  /// The game that was played to its end, as a film that runs already; nil while it goes on.
  public func film() -> FilmPlayer? {
    guard let game, game.result != nil, let saved = savedGame else { return nil }
    return try? running(Film(of: saved, names: game.names))
  }

  /// A saved or finished game as it is now, as a film that runs already.
  ///
  /// - Returns: The film; nil where the game cannot be read, and a notice says why.
  public func film(of id: String) -> FilmPlayer? {
    attempt("This game cannot be watched") {
      running(try Film(of: try world.repository.read(id), names: settings.playerNames))
    }
  }

  private func running(_ film: Film) -> FilmPlayer {
    let player = FilmPlayer(film, now: world.now)
    player.change { $0.togglePlaying() }
    return player
  }
}

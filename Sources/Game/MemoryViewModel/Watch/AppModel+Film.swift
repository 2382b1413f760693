import MemoryModel

extension AppModel {
  /// Returns the current game as a running film, if it is over; otherwise nil.
  public func film() -> FilmPlayer? {
    guard let game, game.result != nil, let saved = current?.saved else { return nil }
    return try? running(Film(of: saved, names: game.names))
  }

  /// Returns a saved or finished game as a running film.
  ///
  /// - Returns: The film; nil if the game cannot be read, in which case a notice has the reason.
  public func film(of id: String) -> FilmPlayer? {
    notices.attempt("This game cannot be watched") {
      running(try Film(of: try world.repository.read(id), names: settings.playerNames))
    }
  }

  /// Goes on with the film of a saved game that another program has changed.
  ///
  /// A game that cannot be read, such as one that was deleted, leaves the film as it is.
  public func update(_ player: FilmPlayer, of id: String) {
    guard let saved = try? world.repository.read(id),
      let film = try? Film(of: saved, names: settings.playerNames)
    else { return }
    player.goOn(with: film)
  }

  private func running(_ film: Film) -> FilmPlayer {
    let player = FilmPlayer(film, now: world.now)
    player.change { $0.togglePlaying() }
    return player
  }
}

public import MemoryModel

extension AppModel {
  /// The largest number of notices about interrupted games.
  private static let mostInterrupted = 3

  /// Shows a notice about each game whose program was killed, except the current game, and once.
  ///
  /// - Parameter way: Returns the sentence that the game is saved and how it is continued.
  public func tellInterruptedGames(_ way: (GameSummary) -> String) {
    let games = (try? world.repository.interrupted()) ?? []
    for game in games.filter({ $0.id != gameID }).prefix(Self.mostInterrupted).reversed() {
      notices.show(
        .info,
        "\(game.name.printable(atMost: 40)) was interrupted with \(game.cardsLeft) of \(game.cards) "
          + "cards left. \(way(game))")
    }
  }
}

public import MemoryModel

extension SavedGameList {
  /// The largest number of notices about interrupted games.
  private static let mostInterrupted = 3

  /// Shows a notice about each game whose program was killed, except games that are played here,
  /// and once.
  ///
  /// - Parameter way: Returns the sentence that the game is saved and how it is continued.
  public func tellInterrupted(_ way: (GameSummary) -> String) {
    let games = (try? world.repository.interrupted()) ?? []
    let others = games.filter { family.model(playing: $0.id) == nil }
    for game in others.prefix(Self.mostInterrupted).reversed() {
      notices.show(
        .info,
        "\(game.name.printable(atMost: 40)) was interrupted with \(game.cardsLeft) of \(game.cards) "
          + "cards left. \(way(game))")
    }
  }
}

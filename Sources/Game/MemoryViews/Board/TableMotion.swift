import MemoryEngine
import MemoryViewModel

/// The motion on a table apart from its cards: the deal, and the points of the last turn.
struct TableMotion: Equatable {
  /// The number of deals, which distinguishes the cards of different deals.
  var deals = 0
  /// True if every card has reached its place.
  var isDealt = true
  /// The flight time of a card from the deck.
  var flight = Duration.zero
  /// The points of the last turn, if it had any.
  var lastChange: ScoreChange?
}

extension TableMotion {
  /// Creates the motion of a current game.
  init(of model: GameViewModel) {
    self.init(
      deals: model.deals, isDealt: model.isDealt, flight: model.schedule.duration,
      lastChange: model.lastChange)
  }
}

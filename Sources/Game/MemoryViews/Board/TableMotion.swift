import MemoryEngine
import MemoryViewModel

/// What moves on a table beside its cards: the deal, and the points of the last turn.
struct TableMotion: Equatable {
  /// How many games have been dealt: cards of another deal are other cards.
  var deals = 0
  /// Whether every card has reached its place.
  var isDealt = true
  /// How long a card flies from the deck.
  var flight = Duration.zero
  /// What the last turn brought, if anything.
  var lastChange: ScoreChange?
}

extension TableMotion {
  /// As it is in a game that is played.
  init(of model: GameViewModel) {
    self.init(
      deals: model.deals, isDealt: model.isDealt, flight: model.schedule.duration,
      lastChange: model.lastChange)
  }
}

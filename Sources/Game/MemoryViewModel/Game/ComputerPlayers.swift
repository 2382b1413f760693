import MemoryEngine
import MemoryModel

/// The computers at a table, who sit after the people.
struct ComputerPlayers {
  /// The game time of the next flip of a computer; nil in a person's turn.
  private(set) var due: Duration?
  private let opponents: [Opponent]
  private let people: Int

  /// Creates the computers of a table with a number of people.
  init(_ opponents: [Opponent], after people: Int) {
    (self.opponents, self.people) = (opponents, people)
  }

  /// Lets all computers forget everything at the start of a game.
  mutating func begin(_ game: MemoryGame<Face>) {
    due = nil
    for opponent in opponents { opponent.begin(game) }
  }

  /// Lets all computers observe the flip of a card.
  func saw(_ card: Int, _ outcome: Outcome, in game: MemoryGame<Face>) {
    for opponent in opponents { opponent.saw(card, outcome, in: game) }
  }

  /// Lets all computers observe the moves of a game from its start.
  func watch(_ record: GameRecord<Face>) {
    for (index, opponent) in opponents.enumerated() { opponent.watch(record, as: people + index) }
  }

  /// Returns the computer whose turn it is; nil in a person's turn, and after the end.
  func inTurn(of game: MemoryGame<Face>, at time: Duration) -> Opponent? {
    let index = game.currentPlayer - people
    return opponents.indices.contains(index) && !game.isOver(at: time) ? opponents[index] : nil
  }

  /// Schedules the next flip of a computer, if it is its turn.
  mutating func plan(in game: MemoryGame<Face>, at time: Duration) {
    let beginsTurn = game.faceUp.isEmpty || game.faceUp.count == game.rules.matchSize
    due = inTurn(of: game, at: time).map { time + $0.pause(beforeTurn: beginsTurn) }
  }
}

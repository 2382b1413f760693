import MemoryEngine

/// A factory of players of one choice.
struct PlayerMaker {
  /// A function that plays a game to its end, like `CustomPlayer.PlayOut`.
  typealias PlayOut = (
    _ game: inout MemoryGame<Int>, _ step: Duration, _ flipCap: Int, _ shouldStop: () -> Bool,
    _ chance: inout SeededGenerator
  ) -> Playthrough

  /// Creates a player for a seat at a table with others.
  let make: () -> any Player & ~Copyable
  /// Creates a player who plays game after game alone, specialized for its type.
  let alone: () -> PlayOut

  init<Known: Player & ~Copyable>(_ make: @escaping () -> Known) {
    self.make = { make() }
    alone = {
      // The player is reused, because a new one for each game would allocate its memory again.
      let kept = KeptPlayer(make())
      return { game, step, flipCap, shouldStop, chance in
        game.playOut(
          &kept.player, step: step, flipCap: flipCap, unless: shouldStop, using: &chance)
      }
    }
  }
}

private final class KeptPlayer<Known: Player & ~Copyable> {
  var player: Known

  init(_ player: consuming Known) { self.player = player }
}

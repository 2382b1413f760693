import MemoryEngine

/// Makes players of one choice.
struct PlayerMaker {
  /// Plays a game to its end, as `CustomPlayer.PlayOut` does.
  typealias PlayOut = (
    _ game: inout MemoryGame<Int>, _ step: Duration, _ flipCap: Int, _ shouldStop: () -> Bool,
    _ chance: inout SeededGenerator
  ) -> Playthrough

  /// Makes a player for a seat at a table where others sit.
  let make: () -> any Player & ~Copyable
  /// Makes a player who plays game after game alone, compiled for its type.
  let alone: () -> PlayOut

  init<Known: Player & ~Copyable>(_ make: @escaping () -> Known) {
    self.make = { make() }
    alone = {
      // The player is kept, because a new one for each game would allocate its memory anew.
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

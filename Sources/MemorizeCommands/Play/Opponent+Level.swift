import MemoryEngine
import MemoryModel
import MemorySimulation
import MemoryViewModel

extension Opponent {
  /// Seats the player that a level stands for.
  ///
  /// A beginner keeps 2 cards in mind, a casual player 5; a skilled one forgets a card with a chance
  /// of 1 in 20 at every flip.
  static func seated(_ level: OpponentLevel, for seed: Seed) -> Opponent {
    switch level {
    case .beginner: Opponent(level, playing: CapacityPlayer(2), seed: seed)
    case .casual: Opponent(level, playing: CapacityPlayer(5), seed: seed)
    case .skilled:
      Opponent(
        level, playing: ForgetfulPlayer(forgetting: Probability(millionths: 50_000)), seed: seed)
    case .perfect: Opponent(level, playing: PerfectPlayer(), seed: seed)
    }
  }
}

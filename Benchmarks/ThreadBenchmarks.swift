import Dispatch
import MemorySimulation
import Synchronization

/// Plays pieces of a simulation and waits for their sum of turns.
func parallelTurns(_ simulation: Simulation, threads: Int, pieces: Int) -> UInt64 {
  let games = UInt64(simulation.gamesInAPiece * pieces)
  let sum = Mutex<UInt64>(0)
  let done = DispatchSemaphore(value: 0)
  Task.detached {
    try? await simulation.run(games: games, threads: threads, unless: { false }) { piece in
      let turns = piece.tally.turns.entries.reduce(0) { $0 + $1.value * $1.count }
      sum.withLock { $0 += UInt64(turns) }
    }
    done.signal()
  }
  done.wait()
  return sum.withLock { $0 }
}

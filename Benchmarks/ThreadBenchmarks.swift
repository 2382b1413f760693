import Dispatch
import MemorySimulation
import Synchronization

/// Plays batches of a simulation and returns their sum of turns.
func parallelTurns(_ simulation: Simulation, threads: Int, batches: Int) -> UInt64 {
  let games = UInt64(simulation.gamesPerBatch * batches)
  let sum = Mutex<UInt64>(0)
  let done = DispatchSemaphore(value: 0)
  Task.detached {
    try? await simulation.run(games: games, threads: threads, unless: { false }) { batch in
      let turns = batch.tally.turns.entries.reduce(0) { $0 + $1.value * $1.count }
      sum.withLock { $0 += UInt64(turns) }
    }
    done.signal()
  }
  done.wait()
  return sum.withLock { $0 }
}

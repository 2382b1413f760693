import MemoryEngine
import MemoryModel
import MemorySimulation
import MemoryStore

/// The flips of recorded games, as one of their players saw them.
struct RecordedTraces {
  private let player: Int
  private let context: RunContext
  private let files: PlayerFiles

  init(player: Int, in context: RunContext, with files: PlayerFiles) {
    (self.player, self.context, self.files) = (player, context, files)
  }

  /// Returns the traces of records in order; without words, of the player's own finished games, the
  /// first played first.
  ///
  /// - Throws: `Failure` for the first record that cannot be read or has no pairs.
  func all(of words: [String]) throws -> [MemoryTrace] {
    if words.isEmpty { return try own() }
    return try words.flatMap { $0 == "-" ? try standardInput() : [try named($0)] }
  }

  /// The finished games; those of practice and of triples are left out.
  private func own() throws -> [MemoryTrace] {
    let repository = files.onlyLooking.repository(StartupWarnings())
    let games = try Failure.keeping { try repository.finished() }.reversed()
    return try games.compactMap { summary in
      let game = try Failure.keeping { try repository.read(summary.id) }
      if game.isPractice { return nil }
      return try? MemoryTrace(of: game.record, player: player)
    }
  }

  private func named(_ word: String) throws -> MemoryTrace {
    let named = NamedRecord(word: word)
    return try trace(of: named.read(in: context, with: files).record, named: named.name)
  }

  /// The records in the lines of standard input; empty lines are skipped.
  private func standardInput() throws -> [MemoryTrace] {
    var input = context.console.lines(longestLine: NamedRecord.largest)
    var traces: [MemoryTrace] = []
    var number = 0
    while let line = try input.nextBytes() {
      number += 1
      let name = "standard input, line \(number)"
      if line.isEmpty { continue }
      traces.append(try trace(of: NamedRecord.record(in: line, named: name), named: name))
    }
    return traces
  }

  private func trace(of record: GameRecord<Face>, named name: String) throws -> MemoryTrace {
    do {
      return try NamedRecord.playing(name) { try MemoryTrace(of: record, player: player) }
    } catch let error as TraceError {
      throw Failure.badData("\(name): \(error)")
    }
  }
}

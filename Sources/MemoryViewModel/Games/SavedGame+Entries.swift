import MemoryEngine

extension SavedGame {
  /// Takes in what happened after it was kept.
  public mutating func add(_ entry: GameEntry) {
    switch entry {
    case .move(let move):
      record.moves.append(move)
      played = max(played, .nanoseconds(move.nanoseconds))
    case .shuffle: record.shuffles.append(record.moves.count)
    case .undo:
      _ = record.moves.popLast()
      while let last = record.shuffles.last, last > record.moves.count {
        record.shuffles.removeLast()
      }
    case .hint: hints += 1
    case .played(let time): played = max(played, time)
    }
  }
}

import MemoryStore
import MemoryViewModel

// Games and their scores, of which nothing is read before somebody asks.
extension PlayerFiles {
  /// The saved games; those that cannot be used are complained of.
  func shelf(_ complaints: Complaints) -> GameShelf {
    guard let data else { return .unsaved }
    return .storage(data, today: Platform.secondsSince1970, newID: newID) {
      complaints.add([$0])
    }
  }

  func savedScores(_ complaints: Complaints) -> [Score] {
    guard let data else { return [] }
    let (scores, notices) = ScoreFile(in: data).load()
    complaints.add(notices)
    return scores
  }

  /// A table without the scores of earlier games, which keeps those to come.
  func scores(_ complaints: Complaints) -> ScoreTable {
    guard let data else { return ScoreTable() }
    return ScoreTable(
      keeper: .file(ScoreFile(in: data)) { complaints.add("The score is not being saved: \($0)") })
  }
}

extension GameShelf {
  /// The shelf of a player who has no place for one.
  fileprivate static var unsaved: GameShelf {
    GameShelf(
      summaries: { [] }, create: { _ in throw NoPlace() }, open: { _ in throw NoPlace() },
      rename: { _, _ in throw NoPlace() }, duplicate: { _ in throw NoPlace() },
      remove: { _ in throw NoPlace() }, restore: { _ in throw NoPlace() })
  }
}

/// Says why nothing is kept.
private struct NoPlace: Error, CustomStringConvertible {
  let description = "there is no place for it, as HOME is not set"
}

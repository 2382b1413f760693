public import MemoryEngine

extension GameViewModel {
  /// What each turn owed to memory, once the game is over; nil while it goes on.
  ///
  /// - Complexity: O(cards + moves) when it is asked first, then O(1).
  public var analysis: GameAnalysis? {
    guard result != nil else { return nil }
    if let finishedAnalysis { return finishedAnalysis }
    finishedAnalysis = try? GameAnalysis(of: record)
    return finishedAnalysis
  }
}

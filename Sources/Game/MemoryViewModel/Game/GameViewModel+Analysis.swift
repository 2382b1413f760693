public import MemoryEngine

extension GameViewModel {
  /// The analysis of the turns of a game that is over; nil before that.
  ///
  /// - Complexity: O(cards + moves) at first, then O(1).
  public var analysis: GameAnalysis? {
    guard result != nil else { return nil }
    if let finishedAnalysis { return finishedAnalysis }
    finishedAnalysis = try? GameAnalysis(of: record)
    return finishedAnalysis
  }
}

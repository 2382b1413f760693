public import MemoryEngine
import MemoryModel

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

  /// The game as a film; nil before its end.
  ///
  /// - Complexity: O(cards + moves) at first, then O(1).
  public var film: Film? {
    guard result != nil else { return nil }
    if let finishedFilm { return finishedFilm }
    finishedFilm = try? Film(of: record, titled: setup.theme.name, color: setup.theme.color)
    return finishedFilm
  }
}

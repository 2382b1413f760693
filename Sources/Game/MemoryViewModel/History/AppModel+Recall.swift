import MemoryModel

// The recall in the games whose records are kept.
extension AppModel {
  /// The work that reads the player's own games and fits models of memory to them.
  ///
  /// It runs in the background; a later failure is that of the storage.
  public var recall: @Sendable () async -> Result<RecallSummary, RecallFailure> {
    let others = Set(history.games.filter { !$0.isOwn }.map(\.id))
    return { [recall = world.recall] in
      do {
        return .success(try await recall(others))
      } catch {
        return .failure(RecallFailure(reason: "\(error)"))
      }
    }
  }
}

/// The reason why the recall is unknown.
public struct RecallFailure: Error, Hashable, Sendable {
  /// The reason without a full stop.
  public let reason: String
}

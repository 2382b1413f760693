import MemoryModel
import Synchronization
import SystemCalls

/// The reading of many records on all processors, for the first list without an index.
final class SummaryReading: Sendable {
  /// The least number of records for which further threads are started.
  private static let leastShared = 64

  private let storage: any Storage
  private let files: [FinishedFile]
  private let next = Atomic(0)
  private let found: Mutex<[GameSummary?]>

  private init(_ files: [FinishedFile], in storage: any Storage) {
    (self.files, self.storage) = (files, storage)
    found = Mutex(Array(repeating: nil, count: files.count))
  }

  /// Reads the summaries of finished games.
  ///
  /// - Parameters:
  ///   - files: The files.
  ///   - storage: The storage that has them.
  ///   - progress: Receives the number of records that are read and of all, on this thread.
  /// - Returns: The summaries in the order of the files; nil for an unusable record.
  static func summaries(
    of files: [FinishedFile], in storage: any Storage, progress: (Int, Int) -> Void
  ) -> [GameSummary?] {
    let reading = SummaryReading(files, in: storage)
    let others = files.count < leastShared ? 0 : AvailableResources.processorCount - 1
    let queues = (0..<others).map { _ in SerialQueue() }
    for queue in queues { queue.async { while reading.readNext() != nil {} } }
    while let place = reading.readNext() { progress(place + 1, files.count) }
    for queue in queues { queue.finish() }
    return reading.found.withLock { $0 }
  }

  /// Reads the next record, and returns its place; nil after the last.
  private func readNext() -> Int? {
    let place = next.add(1, ordering: .relaxed).oldValue
    guard place < files.count else { return nil }
    let summary = summary(of: files[place].id)
    found.withLock { $0[place] = summary }
    return place
  }

  private func summary(of id: String) -> GameSummary? {
    let name = StoredGames.name(of: id, in: .finished)
    guard let bytes = try? storage.read(name, atMost: GameFile.limit),
      let file = try? GameFile(bytes, id: id)
    else { return nil }
    return GameSummary(file.game, lastPlayed: file.date)
  }
}

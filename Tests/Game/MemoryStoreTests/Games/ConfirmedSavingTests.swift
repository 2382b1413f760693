import MemoryModel
import MemoryStore
import MemoryViewModel
import Synchronization
import SystemCalls
import TestSupport
import Testing

/// A game counts as saved only after a confirmation.
@Suite struct ConfirmedSavingTests {
  private let disk = MemoryStorage()
  /// The error of writes and appends, if any; a class, because writer threads read it.
  private let failure = Failure()

  private final class Failure: Sendable {
    private let state = Mutex<StorageError?>(nil)
    var error: StorageError? {
      get { state.withLock { $0 } }
      set { state.withLock { $0 = newValue } }
    }
    func check() throws(StorageError) { if let error { throw error } }
  }

  private var storage: any Storage {
    let storage = FaultyStorage(disk) { [failure] (operation, _) throws(StorageError) in
      if operation == .write || operation == .append { try failure.check() }
    }
    return storage.writingAsynchronously
  }

  private func repository() -> GameRepository {
    .storage(storage, today: { 0 }, newID: { "copy" }, report: { Issue.record("\($0)") })
  }

  private static let full = StorageError.full("games/ab12.game")

  @Test func `a request for confirmation waits for the asynchronous first write`() throws {
    let recorder = try repository().create(SavedGames.fresh())
    try recorder.confirm()
    #expect(try disk.read("games/ab12.game", atMost: 9999) != nil)
  }

  @Test func `a confirmation throws after a failed first write, and after a failed sync`() throws {
    failure.error = Self.full
    var recorder = try repository().create(SavedGames.fresh())

    let firstRefusal = thrown(StorageError.self) { try recorder.confirm() }
    let secondRefusal = thrown(StorageError.self) { try recorder.append(.hint) }
    let thirdRefusal = thrown(StorageError.self) { try recorder.confirm() }
    failure.error = nil
    try recorder.confirm()

    #expect(
      try (firstRefusal, secondRefusal, thirdRefusal, repository().summaries().count) == (
        Self.full, Self.full, Self.full, 1
      ))

    let folder = try TemporaryFolder()
    let isBroken = Mutex(false)
    let steps = WriteStepHook { step throws(SystemError) in
      if step == .syncAppended, isBroken.withLock({ $0 }) { throw .noSpace }
    }
    let repository = GameRepository.storage(
      DiskFolder(folder.path, steps: steps).writingAsynchronously, today: { 0 },
      newID: { "copy" }, report: { _ in })
    recorder = try repository.create(SavedGames.fresh())
    try recorder.append(.hint)
    try recorder.confirm()
    isBroken.withLock { $0 = true }
    try recorder.append(.hint)

    #expect(throws: StorageError.self) { try recorder.confirm() }
    isBroken.withLock { $0 = false }
    try recorder.confirm()
    #expect(try repository.summaries().count == 1)
  }

  @Test func `a game counts as saved even if only its last time is missing`() throws {
    let created = try repository().create(SavedGames.fresh())
    try created.append(.hint)
    failure.error = Self.full

    try created.append(.played(.seconds(3)))
    try created.confirm()
    try created.append(.played(.seconds(4)))
    try created.close(SavedGames.played([.hint, .played(.seconds(5))]), .saved)
  }

  @Test func `a game that was opened counts as saved, even if the disk is full now`() throws {
    try repository().create(SavedGames.fresh()).close(SavedGames.played([.hint]), .saved)
    failure.error = Self.full

    let (_, recorder) = try repository().open("ab12")
    try recorder.confirm()
    #expect(
      (
        thrown { try recorder.append(.hint) }, thrown { try recorder.confirm() },
        thrown { try recorder.close(SavedGames.played([.hint, .hint]), .saved) }
      ) == (Self.full, Self.full, Self.full))
  }

  @Test func `closing throws if a move was not saved`() throws {
    let recorder = try repository().create(SavedGames.fresh())
    try recorder.append(.hint)
    failure.error = Self.full
    #expect(
      (
        thrown { try recorder.append(.shuffle) },
        thrown { try recorder.close(SavedGames.played([.hint, .shuffle]), .saved) }
      ) == (Self.full, Self.full))
  }

  @Test func `a confirmation throws after a disk error, even if only the time was written`() throws
  {
    let recorder = try repository().create(SavedGames.fresh())
    try recorder.append(.hint)
    failure.error = .inaccessible("games/ab12.game", reason: "Input/output error")

    #expect(
      thrown(StorageError.self) { try recorder.append(.played(.seconds(3))) } != nil
        && thrown(StorageError.self) { try recorder.confirm() } != nil)
    failure.error = nil
    try recorder.confirm()
  }

  @Test func `a name changes only after it was written to disk`() throws {
    let recorder = try repository().create(SavedGames.fresh())
    try recorder.append(.hint)
    try recorder.close(SavedGames.played([.hint]), .saved)
    let open = repository()
    let (_, other) = try open.open("ab12")
    failure.error = Self.full

    #expect(throws: Self.full) { try open.rename("ab12", "Monday") }
    try other.confirm()
    failure.error = nil
    try other.append(.hint)
    let earlierNames = try open.summaries().map(\.name)
    try open.rename("ab12", "Monday")
    #expect(try [earlierNames, open.summaries().map(\.name)] == [["Sunday"], ["Monday"]])
  }
}

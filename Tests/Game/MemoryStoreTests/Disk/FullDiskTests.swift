#if canImport(Glibc)
import TestSupport
import MemoryEngine
import MemoryStore
import MemoryModel
import MemoryViewModel
import Testing

@Suite("On a full disk", .enabled(if: SmallDisk.isAllowed, "needs a disk of its own"))
struct FullDiskTests {
  /// Writes documents of a page until the disk is full, and returns their number.
  private func fill(_ storage: Storage) -> Int {
    let page = [UInt8](repeating: 0, count: 4096)
    return (0..<100).prefix { (try? storage.write("filler\($0)", page)) != nil }.count
  }

  @Test("a document that does not fit leaves the old one, and nothing else")
  func document() throws {
    let disk = try SmallDisk()
    let storage = Storage.folder(disk.folder.path)
    try storage.write("a", [1, 2, 3])

    #expect(throws: StorageError.full("a")) {
      try storage.write("a", [UInt8](repeating: 9, count: 100_000))
    }

    #expect(try storage.read("a", atMost: 9) == [1, 2, 3])
    #expect(disk.folder.names == ["a"])
  }

  @Test("on a read-only disk everything is read and nothing can be saved")
  func readOnly() throws {
    let disk = try SmallDisk()
    let storage = Storage.folder(disk.folder.path)
    let repository = GameRepository.storage(
      storage, today: { 0 }, newID: { "copy" }, report: { Issue.record("\($0)") })
    let game = try SavedGames.fresh()
    try repository.create(game).close(game, true)
    try disk.makeReadOnly()

    #expect(throws: StorageError.readOnly("a")) { try storage.write("a", [1]) }
    #expect(try repository.summaries().map(\.id) == ["ab12"])
    let (found, recorder) = try repository.open("ab12")
    #expect(found == game)
    #expect(throws: StorageError.readOnly("games/ab12.game")) { try recorder.append(.hint) }
    #expect(throws: StorageError.readOnly("games/ab12.game")) { try recorder.append(.hint) }
  }

  @Test("play goes on unsaved, and everything is saved once there is room")
  func game() throws {
    let disk = try SmallDisk()
    let storage = Storage.folder(disk.folder.path)
    let repository = GameRepository.storage(
      storage, today: { 0 }, newID: { "copy" }, report: { Issue.record("\($0)") })
    let game = try SavedGames.fresh()
    let recorder = try repository.create(game)
    let fillers = fill(storage)

    var hints = 0
    #expect(throws: StorageError.full("games/ab12.game")) {
      while hints < 10_000 {
        hints += 1
        try recorder.append(.hint)
      }
    }
    let kept = try #require(try storage.read("games/ab12.game", atMost: 1 << 20))
    #expect(kept.last == UInt8(ascii: "\n"))
    #expect(throws: StorageError.full("games/ab12.game")) { try recorder.append(.hint) }
    for number in 0..<fillers { try storage.remove("filler\(number)") }
    try recorder.append(.hint)
    var last = game
    last.hints = hints + 2
    try recorder.close(last, true)

    #expect(try repository.open("ab12").game.hints == hints + 2)
  }
}
#endif

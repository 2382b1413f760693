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
  private func fill(_ storage: any Storage) -> Int {
    let page = [UInt8](repeating: 0, count: 4096)
    return (0..<100).prefix { (try? storage.write("filler\($0)", page)) != nil }.count
  }

  @Test("on a full or read-only disk the old document stays, and nothing else")
  func document() throws {
    var disk = try SmallDisk()
    var storage = DiskFolder(disk.folder.path)
    try storage.write("a", [1, 2, 3])

    let large = [UInt8](repeating: 9, count: 100_000)
    #expect(
      try (
        thrown { try storage.write("a", large) }, storage.read("a", atMost: 9), disk.folder.names
      ) == (StorageError.full("a"), [1, 2, 3], ["a"]))

    disk = try SmallDisk()
    storage = DiskFolder(disk.folder.path)
    let repository = GameRepository.storage(
      storage, today: { 0 }, newID: { "copy" }, report: { Issue.record("\($0)") })
    let game = try SavedGames.fresh()
    try repository.create(game).close(game, .saved)
    try disk.makeReadOnly()

    let refusal = thrown(StorageError.self) { try storage.write("a", [1]) }
    let ids = try repository.summaries().map(\.id)
    let (found, recorder) = try repository.open("ab12")
    let refusals = (1...2).map { _ in thrown(StorageError.self) { try recorder.append(.hint) } }
    let readOnly = StorageError.readOnly("games/ab12.game")
    #expect(
      (refusal, ids, found, refusals) == (.readOnly("a"), ["ab12"], game, [readOnly, readOnly]))
  }

  @Test("play goes on unsaved, and everything is saved once there is room")
  func game() throws {
    let disk = try SmallDisk()
    let storage = DiskFolder(disk.folder.path)
    let repository = GameRepository.storage(
      storage, today: { 0 }, newID: { "copy" }, report: { Issue.record("\($0)") })
    let game = try SavedGames.fresh()
    let recorder = try repository.create(game)
    let fillers = fill(storage)

    var hints = 0
    let refusal = thrown(StorageError.self) {
      while hints < 10_000 {
        hints += 1
        try recorder.append(.hint)
      }
    }
    let kept = try #require(try storage.read("games/ab12.game", atMost: 1 << 20))
    let full = StorageError.full("games/ab12.game")
    #expect(
      (refusal, kept.last, thrown { try recorder.append(.hint) }) == (
        full, UInt8(ascii: "\n"), full
      ))
    for number in 0..<fillers { try storage.remove("filler\(number)") }
    try recorder.append(.hint)
    var last = game
    last.hints = hints + 2
    try recorder.close(last, .saved)

    #expect(try repository.open("ab12").game.hints == hints + 2)
  }
}
#endif

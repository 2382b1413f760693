import MemoryEngine
import MemoryModel
import MemoryViewModel
import PlainJSON
import Synchronization
import TestSupport
import Testing

@testable import MemoryStore

@Suite("When a game cannot be written or read")
struct GameRepositoryFaultTests {
  private func repository(
    _ storage: any Storage, report: @escaping (StoreNotice) -> Void = { _ in }
  ) -> GameRepository {
    .storage(storage, today: { 1000 }, newID: { "copy" }, report: report)
  }

  /// Returns a storage in memory, and a switch that makes it full.
  private func fullDisk() -> (any Storage, setFull: (Bool) -> Void) {
    let isFull = FullDisk()
    let storage = FaultyStorage(MemoryStorage()) { (operation, name) throws(StorageError) in
      if operation == .write || operation == .append, isFull.value { throw .full(name) }
    }
    return (storage, { isFull.set($0) })
  }

  private final class FullDisk: Sendable {
    private let state = Mutex(false)
    var value: Bool { state.withLock { $0 } }
    func set(_ value: Bool) { state.withLock { $0 = value } }
  }

  private func found(in storage: any Storage) throws -> SavedGame {
    let bytes = try #require(try storage.read("games/ab12.game", atMost: 9999))
    return try GameFile(bytes, id: "ab12").game
  }

  @Test("entries that a full disk refused are saved once there is room")
  func diskFills() throws {
    let entries = try SavedGames.entries()
    for failing in entries.indices.dropLast() {
      let (storage, setFull) = fullDisk()
      let recorder = try repository(storage).create(SavedGames.fresh())
      for entry in entries[..<failing] { try recorder.append(entry) }
      setFull(true)
      #expect(throws: StorageError.full("games/ab12.game")) {
        try recorder.append(entries[failing])
      }
      #expect(try found(in: storage) == SavedGames.played(entries[..<failing]))

      setFull(false)
      for entry in entries[(failing + 1)...] { try recorder.append(entry) }

      #expect(try found(in: storage) == SavedGames.played(entries))
    }
  }

  @Test("a game that is written asynchronously is never damaged by a disk that fills up")
  func fillsBehind() throws {
    let (disk, setFull) = fullDisk()
    let storage = disk.writingAsynchronously
    let entries = try SavedGames.entries()
    let first = try repository(storage).create(SavedGames.fresh())
    for entry in entries[..<4] { try first.append(entry) }
    try first.close(SavedGames.played(entries[..<4]), .saved)
    setFull(true)

    let (_, recorder) = try repository(storage).open("ab12")
    for entry in entries[4..<6] {
      #expect(throws: StorageError.full("games/ab12.game")) { try recorder.append(entry) }
      #expect(try found(in: storage) == SavedGames.played(entries[..<4]))
    }
    setFull(false)
    for entry in entries[6...] { try recorder.append(entry) }

    #expect(try found(in: storage) == SavedGames.played(entries))
  }

  @Test("a game begun on a full disk is saved as soon as there is room")
  func beginsFull() throws {
    let (storage, setFull) = fullDisk()
    let entries = try SavedGames.entries()
    setFull(true)
    let recorder = try repository(storage).create(SavedGames.fresh())
    #expect(throws: StorageError.full("games/ab12.game")) { try recorder.append(entries[0]) }

    setFull(false)
    try recorder.append(entries[1])

    #expect(try found(in: storage) == SavedGames.played(entries.prefix(2)))
  }

  @Test("a game whose file vanishes is written again")
  func vanishes() throws {
    let storage = MemoryStorage()
    let recorder = try repository(storage).create(SavedGames.fresh())
    let entries = try SavedGames.entries()
    try storage.remove("games/ab12.game")

    #expect(throws: StorageError.missing("games/ab12.game")) { try recorder.append(entries[0]) }
    try recorder.append(entries[1])

    #expect(try found(in: storage) == SavedGames.played(entries.prefix(2)))
  }

  @Test("a game can be played if nothing can be written")
  func noPlace() throws {
    let place = try TemporaryFolder()
    let repository = repository(.folder(try place.makeImpossibleFolder("data")))
    let game = try SavedGames.fresh()
    let recorder = try repository.create(game)

    for entry in try SavedGames.entries() {
      #expect(throws: StorageError.self) { try recorder.append(entry) }
    }
    #expect(throws: StorageError.self) { try recorder.close(game, .saved) }
    #expect(try repository.summaries() == [])
  }

  @Test("a damaged game is quarantined, and its previous version is back in the repository")
  func damaged() throws {
    let storage = MemoryStorage()
    var notices: [StoreNotice] = []
    let repository = repository(storage) { notices.append($0) }
    let game = try SavedGames.fresh()
    try repository.create(game).close(game, .saved)
    let (_, recorder) = try repository.open("ab12")
    try recorder.close(game, .saved)
    try storage.write("games/ab12.game", Array("junk".utf8))

    let notice = StoreNotice.quarantined(
      "games/ab12.game", why: .damaged("its header is cut off"), as: "games/ab12.game.bad",
      usesPrevious: true)
    #expect(throws: notice) { try repository.open("ab12") }
    #expect(try repository.summaries().map(\.id) == ["ab12"])
    #expect(notices == [])
    #expect(try repository.open("ab12").game.name == "Sunday")
  }

  @Test("the list reports each unreadable game once")
  func reports() throws {
    let storage = MemoryStorage([
      "games/bad.game": Array("junk\n".utf8), "games/note.txt": [1],
      "games/big.game": [UInt8](repeating: 0, count: GameFile.limit + 1),
    ])
    var notices: [StoreNotice] = []
    let repository = repository(storage) { notices.append($0) }

    for _ in 1...3 { #expect(try repository.summaries() == []) }

    #expect(
      notices == [
        .quarantined(
          "games/bad.game", why: .damaged("line 1 was changed"), as: "games/bad.game.bad",
          usesPrevious: false),
        .unreadable(.tooLarge("games/big.game", limit: GameFile.limit)),
      ])
    #expect(storage.names(in: "games") == ["bad.game.bad", "big.game", "note.txt"])
  }

  @Test("a game of a later version is left alone")
  func newer() throws {
    var crc = CRC32()
    let known = FileFormat.game.version
    let line = ChecksummedLine.written(
      #"{"format":"memorize-game","version":\#(known + 1)}"#, goingOnFrom: &crc)
    let storage = MemoryStorage(["games/ab12.game": line])
    let notice = StoreNotice.newer(.newerVersion(known + 1, known: known), name: "games/ab12.game")

    #expect(throws: notice) { try repository(storage).open("ab12") }
    #expect(try storage.read("games/ab12.game", atMost: 999) == line)
  }

  @Test(
    "unsafe ids are refused", arguments: ["../ab12", "", "a/b", "\u{1B}[31m"])
  func oddIDs(id: String) throws {
    let repository = repository(.memory())

    #expect(throws: (any Error).self) { try repository.open(id) }
    #expect(throws: (any Error).self) { try repository.rename(id, "x") }
    #expect(throws: (any Error).self) { try repository.remove(id) }
  }
}

import MemoryEngine
import MemoryModel
import MemoryViewModel
import SystemCalls
import TestSupport
import Testing

@testable import MemoryStore

@Suite struct FinishedIndexTests {
  private let folder: TemporaryFolder
  private var storage: any Storage { .folder(folder.path) }
  private var index: String { "\(folder.path)/finished.index" }

  init() throws { folder = try TemporaryFolder() }

  private func repository(_ storage: any Storage, today: Int64 = 77) -> GameRepository {
    .storage(storage, today: { today }, newID: { "copy" }, report: { _ in })
  }

  private func play(_ ids: String...) throws {
    for (day, id) in ids.enumerated() {
      try SavedGames.play(id, in: repository(storage, today: Int64(100 + day)))
    }
  }

  /// A storage whose documents have no numbers.
  private struct NamesOnly: ForwardingStorage {
    let storage: any Storage

    func entries(in folder: String) -> [FolderEntry]? { nil }
  }

  /// Returns the list without an index.
  private func plainList() throws -> [GameSummary] {
    try repository(NamesOnly(storage: storage)).finished()
  }

  /// Returns the list, and the names of the records that were read for it.
  private func list() throws -> (games: [GameSummary], read: [String]) {
    let log = Shared<[String]>([])
    let logged = FaultyStorage(storage) { (operation, name) throws(StorageError) in
      if operation == .read, name.hasSuffix(".game") { log.withLock { $0.append(name) } }
    }
    return (try repository(logged).finished(), log.withLock { $0 })
  }

  private func lines() throws -> [String] {
    try folder.text(of: "finished.index").split(separator: "\n").map(String.init)
  }

  @Test func `a second list reads no record, and after a new game only that one`() throws {
    try play("aa", "bb")
    let first = try list()
    let second = try list()
    try play("cc")
    let third = try list()
    #expect(
      try unmet(
        Set(first.read) == ["finished/aa.game", "finished/bb.game"] && second.read == [],
        first.games == second.games && third.read == ["finished/cc.game"],
        third.games == plainList() && lines().count == 4) == [])
  }

  /// A change of the index, and whether every record is read after it.
  struct Damage: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let change: @Sendable ([String]) -> String?
  }

  @Test(arguments: [
    Damage(testDescription: "deleted") { _ in nil },
    Damage(testDescription: "empty") { _ in "" },
    Damage(testDescription: "another format") { _ in "\u{0}\u{1}\n\n\t\t\n" },
    Damage(testDescription: "a newer version") { lines in
      "memorize-finished 2\n" + lines.dropFirst().joined(separator: "\n") + "\n"
    },
    Damage(testDescription: "another order") { lines in
      lines[0] + "\n" + lines.dropFirst().reversed().joined(separator: "\n") + "\n"
    },
    Damage(testDescription: "a line twice") { lines in
      (lines + [lines[1]]).joined(separator: "\n") + "\n"
    },
    Damage(testDescription: "a changed line") { lines in
      lines.joined(separator: "\n").replacing("Evening", with: "Morning") + "\n"
    },
    Damage(testDescription: "a line of text behind") { lines in
      lines.joined(separator: "\n") + "\nnonsense\n"
    },
    Damage(testDescription: "a line without its end") { lines in
      lines.joined(separator: "\n") + "\nnonsense"
    },
  ])
  func `a wrong index changes no list, and is right again after it`(damage: Damage) throws {
    try play("aa", "bb", "cc")
    _ = try list()
    if let text = damage.change(try lines()) {
      try folder.put(text, in: "finished.index")
    } else {
      folder.remove("finished.index")
    }
    let (after, again) = (try list(), try list())
    #expect(
      try unmet(
        after.games == plainList(), again.games == after.games && again.read == [],
        Set(lines()).count == 4 && lines().count == 4) == [])
  }

  @Test func `an index that is cut anywhere changes no list, and is right again after it`() throws {
    try play("aa", "bb")
    _ = try list()
    let text = try folder.text(of: "finished.index")
    let games = try plainList()
    let wrong = try (0..<text.utf8.count).filter { count in
      try folder.put(String(decoding: text.utf8.prefix(count), as: UTF8.self), in: "finished.index")
      let isSame = try list().games == games
      return try !isSame || Set(lines()) != Set(text.split(separator: "\n").map(String.init))
    }
    #expect(wrong == [])
  }

  @Test func `a removed, restored, replaced or foreign file shows in the next list`() throws {
    try play("aa", "bb", "cc")
    _ = try list()
    let repository = repository(storage)
    var wrong: [String] = []
    func check(_ step: String, _ ids: [String]) throws {
      let games = try list().games
      if try games != plainList() || games.map(\.id) != ids { wrong.append(step) }
    }
    try repository.remove("bb")
    try check("removed", ["cc", "aa"])
    try repository.restore("bb")
    try check("restored", ["cc", "bb", "aa"])
    let other = try storage.read("finished/cc.game", atMost: GameFile.limit) ?? []
    try storage.write("finished/aa.game", other)
    try check("replaced", ["aa", "cc", "bb"])
    try storage.rename("finished/bb.game", to: "finished/dd.game")
    try check("moved", ["aa", "cc", "dd"])
    try folder.put("nonsense", in: "finished/note.txt")
    try folder.makeLink("finished/ee.game", to: "cc.game")
    try check("linked", ["aa", "cc", "ee", "dd"])
    try storage.write(
      "finished/cc.game", try storage.read("finished/dd.game", atMost: GameFile.limit) ?? [])
    try check("replaced behind a link", ["aa", "cc", "dd", "ee"])
    #expect(wrong == [])
  }

  @Test func `an unusable record is reported by every program, in spite of an index`() throws {
    try play("aa", "bb")
    try folder.put(#"{"format":"memorize-game","version":99}"#, in: "finished/cc.game")
    var notices: [StoreNotice] = []
    let lists = try (0..<2).map { _ in
      try GameRepository.storage(
        storage.refusingQuarantine, today: { 0 }, newID: { "" }, report: { notices.append($0) }
      ).finished().map(\.id)
    }
    #expect((lists, notices.count) == ([["bb", "aa"], ["bb", "aa"]], 2))
  }

  @Test func `a list is right although its index cannot be written or read`() throws {
    try play("aa", "bb")
    let refusing = FaultyStorage(storage) { (operation, name) throws(StorageError) in
      switch operation {
      case .write, .remove: throw .readOnly(name)
      case .append: throw .full(name)
      case .read, .rename, .quarantine: break
      }
    }
    let unwritten = try repository(refusing).finished()
    let names = folder.names
    try folder.makeFolder("finished.index")
    #expect(
      try (unwritten, names.contains("finished.index"), list().games) == (
        plainList(), false, plainList()
      ))
  }

  @Test func `two programs in turn have the same list`() throws {
    let repositories = [repository(storage, today: 5), repository(storage, today: 6)]
    var wrong: [Int] = []
    for number in 0..<6 {
      try SavedGames.play("g\(number)", in: repositories[number % 2])
      let lists = try repositories.map { try $0.finished() }
      if try lists[0] != plainList() || lists[0] != lists[1] { wrong.append(number) }
    }
    #expect(wrong == [])
  }

  @Test func `what is forgotten is in no index`() throws {
    try play("aa")
    _ = try list()
    _ = try HistoryFile(in: storage).forget()
    #expect(try (folder.names.contains("finished.index"), list().games) == (false, []))
  }

  @Test func `the progress counts the records that are read`() throws {
    try play("aa", "bb", "cc")
    var calls: [[Int]] = []
    let repository = GameRepository.storage(
      storage, today: { 0 }, newID: { "" }, report: { _ in }, progress: { calls.append([$0, $1]) })
    _ = try repository.finished()
    _ = try repository.finished()
    #expect(calls == [[1, 3], [2, 3], [3, 3]])
  }

  @Test func `more records than one thread reads are listed in order`() throws {
    try play("g0")
    let bytes = try storage.read("finished/g0.game", atMost: GameFile.limit) ?? []
    for number in 1..<100 {
      try folder.put(String(decoding: bytes, as: UTF8.self), in: "finished/g\(number).game")
    }
    #expect(try list().games == plainList())
  }
}

extension Storage {
  /// The same documents, of which none can be quarantined.
  fileprivate var refusingQuarantine: any Storage {
    FaultyStorage(self) { (operation, name) throws(StorageError) in
      if operation == .quarantine { throw .readOnly(name) }
    }
  }
}

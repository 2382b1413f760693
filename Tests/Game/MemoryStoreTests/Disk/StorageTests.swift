import MemoryModel
import MemoryStore
import MemoryViewModel
import TestSupport
import Testing

/// A storage of each kind, and the object that keeps it alive.
struct AnyStorage: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let make: @Sendable () throws -> (any Storage, TemporaryFolder?)

  static let all = [
    AnyStorage(testDescription: "memory") { (MemoryStorage(), nil) },
    AnyStorage(testDescription: "folder") {
      let folder = try TemporaryFolder()
      return (DiskFolder(folder.path + "/new/data"), folder)
    },
    AnyStorage(testDescription: "folder, writing behind") {
      let folder = try TemporaryFolder()
      let storage = DiskFolder(folder.path).writingAsynchronously
      return (storage, folder)
    },
  ]
}

private func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }

@Suite("A storage with documents of any kind")
struct StorageTests {
  @Test("a document does not exist before it is written", arguments: AnyStorage.all)
  func empty(kind: AnyStorage) throws {
    let (storage, folder) = try kind.make()

    #expect(
      try (
        storage.read("games/a.game", atMost: 10), storage.names(in: "games"),
        thrown { try storage.append("a", [1]) }, thrown { try storage.rename("a", to: "b") }
      ) == (nil, [], StorageError.missing("a"), StorageError.missing("a")))
    try storage.remove("a")
    withExtendedLifetime(folder) {}
  }

  @Test(
    "the last bytes written are read, and the ones before are kept as the previous version",
    arguments: AnyStorage.all)
  func replaces(kind: AnyStorage) throws {
    let (storage, folder) = try kind.make()

    for text in ["one", "two", "three"] {
      try storage.write("games/a", bytes(text))
      #expect(try storage.read("games/a", atMost: 5) == bytes(text))
    }

    #expect(
      try (
        storage.read(DocumentName.previous(of: "games/a"), atMost: 5), storage.names(in: "games")
      ) == (
        bytes("two"), ["a"]
      ))
    withExtendedLifetime(folder) {}
  }

  @Test("appended lines begin on a new line", arguments: AnyStorage.all)
  func appends(kind: AnyStorage) throws {
    let (storage, folder) = try kind.make()
    try storage.write("a", [])

    for line in ["one\n", "torn", "two\n", "three\n"] {
      try storage.append("a", bytes(line))
      storage.sync("a")
    }
    storage.flush()

    #expect(try storage.read("a", atMost: 100) == bytes("one\ntorn\ntwo\nthree\n"))
    withExtendedLifetime(folder) {}
  }

  @Test("a document larger than the reader takes is refused", arguments: AnyStorage.all)
  func bounded(kind: AnyStorage) throws {
    let (storage, folder) = try kind.make()
    try storage.write("a", bytes("12345"))

    #expect(
      try (storage.read("a", atMost: 5), thrown { try storage.read("a", atMost: 4) }) == (
        bytes("12345"), StorageError.tooLarge("a", limit: 4)
      ))
    withExtendedLifetime(folder) {}
  }

  @Test("a removed document is gone, with its previous version", arguments: AnyStorage.all)
  func removes(kind: AnyStorage) throws {
    let (storage, folder) = try kind.make()
    try storage.write("a", [1])
    try storage.write("a", [2])

    try storage.remove("a")

    #expect(
      try storage.read("a", atMost: 1) == nil
        && storage.read(DocumentName.previous(of: "a"), atMost: 1) == nil)
    withExtendedLifetime(folder) {}
  }

  @Test("a renamed document replaces the one with that name", arguments: AnyStorage.all)
  func renames(kind: AnyStorage) throws {
    let (storage, folder) = try kind.make()
    try storage.write("a", [1])
    try storage.write("b", [2])

    try storage.rename("a", to: "b")

    #expect(try (storage.read("b", atMost: 1), storage.names(in: "")) == ([1], ["b"]))
    withExtendedLifetime(folder) {}
  }

  @Test("quarantined documents never replace one another", arguments: AnyStorage.all)
  func setsAside(kind: AnyStorage) throws {
    let (storage, folder) = try kind.make()
    var names: [String] = []

    for number: UInt8 in 1...3 {
      try storage.write("games/a", [number])
      names.append(try storage.quarantine("games/a"))
    }

    #expect(names == ["games/a.bad", "games/a.bad-2", "games/a.bad-3"])
    for (number, name) in names.enumerated() {
      #expect(try storage.read(name, atMost: 1) == [UInt8(number + 1)])
    }
    withExtendedLifetime(folder) {}
  }

  @Test("a lock is granted once until it is released", arguments: AnyStorage.all)
  func locks(kind: AnyStorage) throws {
    let (storage, folder) = try kind.make()

    for _ in 1...3 {
      let lock = try #require(try storage.lock("games/a"))
      #expect(try storage.lock("games/a") == nil && storage.lock("games/b") != nil)
      withExtendedLifetime(lock) {}
    }

    #expect(try storage.names(in: "games") == [])
    withExtendedLifetime(folder) {}
  }

  @Test(
    "unsafe names are refused",
    arguments: AnyStorage.all, ["", "/etc/passwd", "../a", "a/../b", ".a", "a//b", "a/", "a\u{0}b"])
  func badNames(kind: AnyStorage, name: String) throws {
    let (storage, folder) = try kind.make()

    #expect(
      (
        thrown { try storage.read(name, atMost: 1) }, thrown { try storage.append(name, [1]) },
        thrown { try storage.remove(name) }, thrown { try storage.quarantine(name) },
        thrown { try storage.lock(name) }
      ) == (
        StorageError.badName(name), StorageError.badName(name), StorageError.badName(name),
        StorageError.badName(name), StorageError.badName(name)
      ))
    withExtendedLifetime(folder) {}
  }
}

import MemoryModel
import TestSupport
import Testing

@testable import MemoryStore

@Suite("The histories of pairs on disk")
struct PairFileTests {
  private let memories = PairMemories([
    "words": [
      ["dog", "Hund"]: PairMemory(known: 1, forgotten: 2),
      ["cat", "Katze"]: PairMemory(known: 3, box: 4),
    ],
    "ani\"mals": [["🐶"]: PairMemory(known: .max, forgotten: .max, box: 5)],
  ])

  @Test("histories are read unchanged", arguments: AnyStorage.all)
  func roundTrip(kind: AnyStorage) throws {
    let (storage, folder) = try kind.make()
    #expect(storage.pairs().value == PairMemories())
    try storage.pairs().update { $0 = memories }
    let again = storage.pairs()
    #expect(again.notices == [] && again.value == memories)
    storage.flush()
    withExtendedLifetime(folder) {}
  }

  @Test(
    "the released format is read and written byte for byte, and a newer one neither read nor replaced"
  )
  func golden() throws {
    var storage = MemoryStorage(["pairs.json": Array(Golden.pairs.utf8)])
    let pairs = storage.pairs()
    #expect(pairs.value.themes["words"] == memories.themes["words"])
    let other = MemoryStorage()
    try other.pairs().update { $0 = pairs.value }
    let earlierContents = try other.read("pairs.json", atMost: 1 << 20)

    let text = Golden.pairs.replacing(#""version":1"#, with: #""version":2"#)
    let body = Array(text.utf8.drop { $0 != UInt8(ascii: "\n") }.dropFirst())
    let format = FileFormat("memorize-pairs", ["the first", "another"])
    let bytes = DocumentFormat(format: format, migrations: [{ $0 }], limit: 1 << 20).document(body)
    storage = MemoryStorage(["pairs.json": bytes])
    let opened = storage.pairs()
    #expect(
      try (
        earlierContents, opened.value, opened.notices.count,
        thrown(FormatError.self) { try opened.update { $0 = memories } } != nil,
        storage.read("pairs.json", atMost: 1 << 20)
      ) == (Array(Golden.pairs.utf8), PairMemories(), 1, true, bytes))
  }

  @Test("two programs that count at once lose nothing")
  func together() throws {
    let storage = MemoryStorage()
    let (one, other) = (storage.pairs(), storage.pairs())
    try one.update { $0.add([(pair: [Face("a")], recall: .known)], in: "t") }
    try other.update { $0.add([(pair: [Face("a")], recall: .forgotten)], in: "t") }
    let memory = storage.pairs().value.memory(of: [Face("a")], in: "t")
    #expect(memory == PairMemory(known: 1, forgotten: 1))
  }

  @Test("a damaged file is quarantined and the previous copy used, at every cut")
  func damaged() throws {
    let bytes = Array(Golden.pairs.utf8)
    for cut in stride(from: 0, to: bytes.count, by: 7) {
      let storage = MemoryStorage(["pairs.json": Array(bytes.prefix(cut))])
      let opened = storage.pairs()
      #expect(opened.value == PairMemories() && opened.notices.count == 1)
      try opened.update { $0 = memories }
      #expect(storage.pairs().value == memories)
    }
  }

  @Test(
    "impossible counts, boxes and names are refused without a trap",
    arguments: [
      #"{"faces":["a"],"known":-1,"forgotten":0,"box":1}"#,
      #"{"faces":["a"],"known":0,"forgotten":0,"box":0}"#,
      #"{"faces":["a"],"known":0,"forgotten":0,"box":6}"#,
      #"{"faces":["a"],"known":99999999999999999999,"forgotten":0,"box":1}"#,
      #"{"faces":[1],"known":0,"forgotten":0,"box":1}"#, #"{"known":0,"forgotten":0,"box":1}"#,
      #"{"faces":["a"],"known":0,"forgotten":0,"box":1,"x":1}"#, "[]",
    ])
  func impossible(pair: String) {
    let body = Array(#"{"themes":[{"id":"t","pairs":[\#(pair)]}]}"#.utf8)
    let bytes = DocumentFormat(format: .pairs, limit: 1 << 20).document(body)
    let opened = MemoryStorage(["pairs.json": bytes]).pairs()
    #expect(opened.value == PairMemories() && opened.notices.count == 1)
  }
}

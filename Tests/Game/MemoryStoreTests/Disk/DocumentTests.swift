import MemoryModel
import MemoryViewModel
import PlainJSON
import TestSupport
import Testing

@testable import MemoryStore

/// A document of one text, in its third version.
private let notes: StoredDocument<String> = Migration.notes()

private enum Migration {
  typealias Body = [UInt8]

  static func notes() -> StoredDocument<String> {
    StoredDocument(
      name: "notes",
      format: DocumentFormat(
        format: FileFormat("test-notes"), migrations: [second, third], limit: 1000),
      standard: "none",
      decode: { body throws(FormatError) in String(decoding: body, as: UTF8.self) },
      encode: { Array($0.utf8) })
  }

  static let second: @Sendable (Body) throws(FormatError) -> Body = {
    body throws(FormatError) in body + [UInt8(ascii: "2")]
  }

  static let third: @Sendable (Body) throws(FormatError) -> Body = { body throws(FormatError) in
    if body.first == UInt8(ascii: "?") { throw .json(.missing("sense")) }
    return body + [UInt8(ascii: "3")]
  }
}

private func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }

/// Returns a document as an earlier version wrote it.
private func document(_ text: String, version: Int) -> [UInt8] {
  var format = notes.format
  format.migrations = Array(repeating: Migration.second, count: version - 1)
  return format.document(bytes(text))
}

@Suite("Documents that are written as a whole")
struct DocumentTests {
  @Test("a saved document is read the next time, without a checksum only if people edit it")
  func roundTrip() throws {
    let storage = MemoryStorage()
    let first = notes.open(in: storage)
    let earlierValue = first.value
    let earlierNotices = first.notices

    try first.update { $0 = "hello" }

    #expect(
      try (
        earlierValue, earlierNotices, notes.open(in: storage).value,
        storage.read("notes", atMost: 200).map { String(decoding: $0, as: UTF8.self) }
      ) == (
        "none", [], "hello",
        #"{"format":"test-notes","version":3,"length":5,"crc":"23c69ff0"}"# + "\nhello"
      ))

    let text = bytes("{\"format\": \"test-notes\", \"version\": 3}\nhello")
    var format = notes.format

    #expect(throws: FormatError.json(.missing("length"))) { try format.open(text) }
    format.isEditedByHand = true
    #expect(throws: Never.self) { try format.open(text) }
  }

  @Test("a file cut off at any byte is quarantined, and the previous one is used")
  func cut() throws {
    let whole = document("hello", version: 3)

    for end in 0..<whole.count { expectRefused(Array(whole[..<end])) }
  }

  @Test("a file with any bit changed is quarantined, and the previous one is used")
  func flipped() {
    let whole = document("hello", version: 3)

    for place in whole.indices {
      for bit in 0..<8 {
        var changed = whole
        changed[place] ^= 1 << bit
        expectRefused(changed)
      }
    }
  }

  @Test("a file with trailing junk is quarantined, and the previous one is used")
  func junk() {
    for junk in ["\n", " ", "\u{0}", "hello", "{}"] {
      expectRefused(document("hello", version: 3) + bytes(junk))
    }
  }

  private func expectRefused(_ document: [UInt8]) {
    let storage = MemoryStorage([
      "notes": document, "notes~": MemoryStoreTests.document("before", version: 3),
    ])
    let kept = notes.open(in: storage)

    #expect(
      (
        kept.value, kept.notices.count, (try? storage.read("notes.bad", atMost: 1000)),
        (try? storage.read("notes", atMost: 1000))
      ) == ("before", 1, document, MemoryStoreTests.document("before", version: 3)))
  }

  @Test("without a valid or readable file the document begins anew and reports it")
  func nothingBefore() throws {
    let storage = MemoryStorage(["notes": bytes("?"), "notes~": bytes("?")])

    var kept = notes.open(in: storage)
    try kept.update { $0 = "new" }

    #expect(
      (kept.value, kept.notices.map(\.description), notes.open(in: storage).value) == (
        "none",
        [
          "notes could not be used (damaged: its first line is cut off) and is now called notes.bad."
        ], "new"
      ))

    kept = notes.open(in: MemoryStorage(["notes": [UInt8](repeating: 0, count: 1001)]))

    #expect(
      (kept.value, kept.notices.map(\.description)) == ("none", ["notes: larger than 1000 bytes."]))
  }

  @Test("an older version is migrated, and a copy of it is kept")
  func older() throws {
    for version in 1...2 {
      let old = document("hello", version: version)
      let storage = MemoryStorage(["notes": old])

      let kept = notes.open(in: storage)
      try kept.update { $0 = kept.value + "!" }

      #expect(
        try (
          kept.value, kept.notices, storage.read("notes.v\(version)", atMost: 1000),
          notes.open(in: storage).value
        ) == ((version == 1 ? "hello23" : "hello3"), [], old, kept.value + "!"))
    }
  }

  @Test("an invalid document of an older version, or of another kind, is quarantined")
  func olderNonsense() {
    var kept = notes.open(in: MemoryStorage(["notes": document("?", version: 2)]))

    var allNotices = [kept.notices]

    var other = DocumentFormat(format: FileFormat("test-other"), limit: 1000)
    other.migrations = notes.format.migrations

    kept = notes.open(in: MemoryStorage(["notes": other.document(bytes("hello"))]))

    allNotices.append(kept.notices)
    #expect(
      allNotices == [
        [
          .quarantined("notes", why: .json(.missing("sense")), as: "notes.bad", usesPrevious: false)
        ],
        [
          .quarantined(
            "notes", why: .otherFormat(wanted: "test-notes"), as: "notes.bad", usesPrevious: false)
        ],
      ])
  }

  @Test("a newer version is refused and never touched")
  func newer() throws {
    let later = document("hello", version: 4)
    let storage = MemoryStorage(["notes": later, "notes~": document("before", version: 3)])

    let kept = notes.open(in: storage)

    #expect(
      (kept.value, kept.notices.map(\.description)) == (
        "none",
        [
          "notes was written by a later version of the game (format 4, this one reads 3)"
            + " and is left as it is."
        ]
      ))
    #expect(kept.refusal as? FormatError == .newerVersion(4, known: 3))
    #expect(
      try (
        thrown { try kept.update { $0 = "new" } }, storage.read("notes", atMost: 1000),
        storage.names(in: "")
      ) == (FormatError.newerVersion(4, known: 3), later, ["notes"]))
  }

  @Test("no change of the bytes gives another text", arguments: 1...10)
  func noise(seed: UInt64) {
    var noise = SeededNumbers(seed: seed)
    let whole = document("hello", version: 3)
    for _ in 0..<300 {
      let changed = noise.edited(whole)
      if changed != whole { #expect(throws: FormatError.self) { try notes.format.open(changed) } }
    }
  }
}

import MemoryEngine
import MemoryModel
import MemoryViewModel
import PlainJSON
import TestSupport
import Testing

@testable import MemoryStore

@Suite("A hostile saved game with valid checksums")
struct GameFileHostileTests {
  private static let header = #"""
    {"format":"memorize-game","version":1,"name":"n","theme":{"id":"t","name":"t",\#
    "color":"#000000","digest":"0000000000000000"},"words":{},"played":0,"hints":0,\#
    "practice":false,"opponent":null,"date":0}
    """#
  private static let record = #"""
    {"version":1,"deck":{"kinds":[{"faces":["a"],"copies":2},{"faces":["b"],"copies":2}]},\#
    "seed":"1"}
    """#

  /// 480 KB of combining marks.
  private static let marks = String(repeating: "\u{301}\u{323}", count: 120_000)

  private func file(
    header: String = Self.header, record: String = Self.record, _ lines: String...
  ) -> [UInt8] {
    var crc = CRC32()
    return ([header, record] + lines).flatMap { ChecksummedLine.written($0, goingOnFrom: &crc) }
  }

  private func error(_ bytes: [UInt8]) -> String {
    do {
      return "accepted \(try GameFile(bytes, id: "").game.record.moves)"
    } catch {
      return "\(error)"
    }
  }

  private func header(with old: String, _ new: String) -> [UInt8] {
    file(header: Self.header.replacing(old, with: new))
  }

  @Test(
    "the unchanged one is accepted, and moves that the rules reject are reported by number",
    arguments: [
      (["[0,1]"], "accepted [MemoryEngine.GameMove(card: 0, nanoseconds: 1)]"),
      (["[0,1]", "[0,2]"], "move 1 of the record is impossible: alreadyUp"),
      (["[9,1]"], "move 0 of the record is impossible: outOfRange"),
      (["[-1,1]"], "move 0 of the record is impossible: outOfRange"),
      (["[9223372036854775807,1]"], "move 0 of the record is impossible: outOfRange"),
      ([#"{"undo":true}"#], "a move before the first is taken back"),
      (
        ["[0,1]", #"{"undo":true}"#, #"{"undo":true}"#],
        "a move before the first is taken back"
      ),
    ])
  func impossible(lines: [String], message: String) {
    var crc = CRC32()
    let all = [Self.header, Self.record] + lines
    #expect(error(all.flatMap { ChecksummedLine.written($0, goingOnFrom: &crc) }) == message)
  }

  @Test(
    "lines without a valid entry are refused",
    arguments: [
      "1", "[]", "[0]", "[0,1,2]", "[0.5,1]", "[0,-1]", "[0,1e3]", "[0,9223372036854775808]",
      #"["0",1]"#, "{}", #"{"undo":1}"#, #"{"undo":false}"#, #"{"jump":true}"#, #"{"played":-1}"#,
      #"{"played":1,"date":"x"}"#, #"{"played":NaN}"#, "null", "",
    ])
  func noEntry(line: String) {
    #expect(throws: FormatError.self) { try GameFile(file(line), id: "") }
  }

  @Test(
    "invalid headers are refused",
    arguments: [
      (#""hints":0"#, #""hints":-1"#), (#""hints":0"#, #""hints":9223372036854775807"#),
      (#""played":0"#, #""played":-5"#), (#""opponent":null"#, #""opponent":"god""#),
      ("#000000", "black"), ("#000000", "#00000é"), ("0000000000000000", "-000000000000001"),
      (#""words":{}"#, #""words":{"a":1}"#), (#""words":{}"#, #""words":{},"x":1"#),
      (#","date":0"#, ""), (#""name":"n""#, #""name":null"#),
    ])
  func headers(old: String, new: String) {
    #expect(throws: FormatError.self) { try GameFile(header(with: old, new), id: "") }
  }

  @Test(
    "records of impossible games are refused",
    arguments: [
      "{}", "[]", "1", #"{"version":2}"#,
      record.replacing(#""copies":2"#, with: #""copies":2147483648"#),
      record.replacing(#""copies":2"#, with: #""copies":-2"#),
      record.replacing(#""copies":2"#, with: #""copies":3"#),
      record.replacing(#""b""#, with: #""a""#),
      record.replacing(#""1""#, with: #""""#),
      record.replacing(#""seed""#, with: #""rules":{"players":0},"seed""#),
      record.replacing(#""seed""#, with: #""shuffles":[5],"seed""#),
      record.replacing(#""seed""#, with: #""digest":"0000000000000000","seed""#),
      record.replacing(#""a""#, with: #""a","c","d""#),
      record.replacing(#""a""#, with: #""a\#(marks)""#),
      record.replacing(#""a""#, with: "\"\(String(repeating: "a", count: 65))\""),
      String(repeating: "[", count: 100_000),
      String(repeating: #"{"a":"#, count: 100_000),
    ])
  func records(record: String) {
    #expect(throws: FormatError.self) { try GameFile(file(record: record, "[0,1]"), id: "") }
  }

  @Test("names and words of any length are cut at the limit of all themes")
  func cutsNames() throws {
    let long = String(repeating: "n\u{301}\u{323}", count: 40_000)
    let header = Self.header.replacing(#""name":"n""#, with: #""name":"\#(long)""#)
      .replacing(#""name":"t""#, with: #""name":"\#(long)""#)
      .replacing(#""words":{}"#, with: #""words":{"a":"\#(long)","b\#(long)":"w"}"#)
    let game = try GameFile(file(header: header), id: "").game
    let word = game.record.deck.kinds[0].faces[0].word
    #expect([game.name, game.theme.name, word].map(\.count) == [64, 64, 64])
  }

  @Test(
    "a text with 480 KB of marks on a letter is refused wherever it is",
    arguments: ["n", "t", "opponent"])
  func refusesFloods(part: String) {
    let bytes = header(with: "\"\(part)\"", "\"\(part)\(Self.marks)\"")
    #expect(error(bytes).contains("more than 256 marks"))
  }

  @Test("a game with a face that could not be read again is not written")
  func refusesLongFaces() throws {
    var game = try GameFile(file(), id: "").game
    let face = Face(symbol: "a" + String(repeating: "\u{301}", count: 300), word: "a")
    game.record.deck = try Deck(setsOf: [face, Face("b")], copies: 2)
    #expect(throws: FormatError.self) { try GameFile.written(game, date: 0) }
  }

  @Test("words are read unchanged, because the screens make them printable; times are clamped")
  func words() throws {
    let bytes = file(
      header: Self.header.replacing(#""words":{}"#, with: #""words":{"a":"\u001b[31m"}"#))
    let word = try GameFile(bytes, id: "").game.record.deck.kinds[0].faces[0].word
    // The engine clamps extreme times without a trap.
    let lines = ["[0,9223372036854775807]", #"{"played":9223372036854775807}"#]
    let refused = lines.filter { !error(file($0)).hasPrefix("accepted") }

    #expect((word, refused) == ("\u{1B}[31m", []))
  }

  @Test("a later version and a file of another kind are told apart, as a saved game and a record")
  func otherKind() throws {
    let known = FileFormat.game.version
    let newer = header(with: #""version":1"#, #""version":\#(known + 1)"#)
    let refusals: [FormatError?] = [newer, file(header: "{}")].map { bytes in
      thrown { try GameFile(bytes, id: "") }
    }
    #expect(
      refusals == [
        .newerVersion(known + 1, known: known), .otherFormat(wanted: "memorize-game"),
      ])
    let torn = Array(file("[0,1]").dropLast(16))
    #expect(
      try (
        GameFile.record(from: Array(Self.record.utf8)), GameFile.record(from: []),
        GameFile.record(from: file("[0,1]"))?.moves.count,
        thrown(FormatError.self) { try GameFile.record(from: torn) } != nil
      ) == (nil, nil, 1, true))
  }

  @Test("lines of any text with valid checksums are rejected or kept", arguments: 1...8)
  func noise(seed: UInt64) throws {
    var noise = SeededNumbers(seed: seed)
    let lines = [Self.header, Self.record, "[0,1]", #"{"undo":true}"#, #"{"played":5,"date":6}"#]
    for _ in 0..<100 {
      var crc = CRC32()
      let bytes = lines.flatMap { line in
        let isChanged = Bool.random(using: &noise)
        let line = isChanged ? noise.edited(Array(line.utf8)) : Array(line.utf8)
        return ChecksummedLine.written(String(decoding: line, as: UTF8.self), goingOnFrom: &crc)
      }
      guard let game = try? GameFile(bytes, id: "").game else { continue }
      let again = try GameFile(GameFile.written(game, date: 0).bytes, id: "").game
      #expect(again.record == game.record)
    }
  }

  @Test("a million lines are refused with the limit")
  func manyLines() {
    let bytes = [UInt8](repeating: UInt8(ascii: "\n"), count: 1_000_000)

    #expect(error(bytes) == "more than 500000 lines")
  }

  @Test("thousands of moves taken back again leave none")
  func manyUndos() throws {
    var crc = CRC32()
    var bytes = [Self.header, Self.record].flatMap {
      ChecksummedLine.written($0, goingOnFrom: &crc)
    }
    for line in ["[0,1]", #"{"shuffle":true}"#, #"{"undo":true}"#] {
      for _ in 0..<3_000 { bytes += ChecksummedLine.written(line, goingOnFrom: &crc) }
    }

    #expect(try GameFile(bytes, id: "").game.record.moves == [])
  }
}

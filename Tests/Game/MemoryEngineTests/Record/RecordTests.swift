import MemoryEngine
import TestSupport
import Testing

@Suite("A record of a game")
struct RecordTests {
  private static let short =
    #"{"deck":{"kinds":[{"copies":2,"faces":["🐶"]},{"copies":2,"faces":["🐱"]}]},"#
    + #""moves":[[0,1000],[3,2000000000]],"rules":{"bonusLimit":6000000000,"limit":null,"#
    + #""matchKeepsTurn":true,"matchPoints":2,"matchSize":2,"missPenalty":1,"peek":0,"players":1},"#
    + #""seed":"042","version":1}"#

  private func sample() throws -> GameRecord<String> {
    GameRecord(
      deck: try Deck(pairsOf: ["🐶", "🐱"]), rules: .course, seed: try #require(Seed("042")),
      moves: [.init(card: 0, nanoseconds: 1000), .init(card: 3, nanoseconds: 2_000_000_000)])
  }

  @Test("a record is encoded as documented, without empty fields")
  func spellsShortRecords() throws {
    #expect(
      try (
        GameRecord<String>.version, json(sample()), value(GameRecord<String>.self, from: Self.short)
      ) == (1, Self.short, sample()))
  }

  @Test("game, shuffles and digest are encoded if there are any")
  func spellsFullRecords() throws {
    var record = try sample()
    (record.game, record.shuffles, record.digest) = (.max, [0, 2], 0xAB)
    let spelling = try json(record)

    #expect(
      try spelling.contains(#""digest":"00000000000000ab","game":18446744073709551615,"moves""#)
        && spelling.contains(#""seed":"042","shuffles":[0,2],"version":1}"#)
        && value(GameRecord<String>.self, from: spelling) == record)
  }

  @Test("the record of the manual is decoded, with defaults for missing rules")
  func readsTheManualsRecord() throws {
    let spelling =
      #"{"version":1,"rules":{},"deck":{"kinds":[{"faces":["🐶"],"copies":2}]},"seed":"🐶","#
      + #""moves":[[-1,0],[9223372036854775807,9223372036854775807]]}"#
    let record = try value(GameRecord<String>.self, from: spelling)

    let expected = GameRecord(
      deck: try Deck(pairsOf: ["🐶"]), rules: .course, seed: try #require(Seed("🐶")),
      moves: [.init(card: -1, nanoseconds: 0), .init(card: .max, nanoseconds: .max)])
    #expect((record, record.game, record.shuffles, record.digest) == (expected, 0, [], nil))
  }

  @Test("a record of another version is refused before anything else is read")
  func refusesOtherVersions() {
    let versions = [0, 2, -1, Int.max]
    let faults = versions.map { version in
      thrown(ReplayError.self) {
        try value(GameRecord<String>.self, from: #"{"version":\#(version)}"#)
      }
    }
    #expect(faults == versions.map { ReplayError.unknownVersion($0) })
    #expect(throws: DecodingError.self) { try value(GameRecord<String>.self, from: "{}") }
  }

  @Test("an invalid move or digest is refused")
  func refusesBadMovesAndDigests() {
    let moves = ["[]", "[0]", "[0,-1]", "[0,1,2]", "[0,1.5]", "[\"0\",1]", "{}", "3", "[0,1e30]"]
    #expect(moves.filter { !isRefused(GameMove.self, $0) } == [])
    let digests = [
      "", "00", "000000000000000g", "+00000000000000f", "-000000000000000", "0x0000000000000f",
      "00000000000000000", "000000000000000é",
    ]
    let accepted = digests.filter { digest in
      !isRefused(GameRecord<String>.self, Self.short.dropLast() + #","digest":"\#(digest)"}"#)
    }
    #expect(accepted == [])
  }

  private func isRefused<Value: Decodable>(_ type: Value.Type, _ spelling: String) -> Bool {
    do {
      _ = try value(type, from: spelling)
      return false
    } catch {
      return error is DecodingError
    }
  }

  @Test("a digest is encoded in 16 digits", arguments: [0, 0xAB, 0x8000_0000_0000_0001, .max])
  func spellsDigests(digest: UInt64) {
    let text = digest.digestText
    #expect(text.count == 16 && UInt64(text, radix: 16) == digest && text == text.lowercased())
  }

  @Test("a move before the deal is refused")
  func refusesMovesBeforeTheDeal() async {
    await #expect(processExitsWith: .failure) {
      _ = GameMove(card: 0, nanoseconds: -1)
    }
  }

  @Test("a prefix keeps the first moves, the shuffles among and right after them, and no digest")
  func takesPrefixes() throws {
    var record = try sample()
    (record.shuffles, record.digest) = ([0, 1, 1, 2], 7)

    let prefixes = [0, 1, 9].map { record.prefix($0) }
    #expect(prefixes.map(\.moves) == [[], [record.moves[0]], record.moves])
    #expect(prefixes.map(\.shuffles) == [[0], [0, 1, 1], [0, 1, 1, 2]])
    #expect((prefixes[2].digest, prefixes[1].seed) == (nil, record.seed))
  }
}

import Foundation
import TestSupport
import Testing

/// The decoded output of `replay --json`.
struct ReplayedGame {
  struct Move: Decodable {
    let move: Int
    let card: Int
    let at: Int
    let outcome: String
    let reason: String?
    let points: Int
    let scores: [Int]
    let player: Int
    let faceUp: [Int]
    let onTable: Int
    let digest: String
  }

  struct Turn: Decodable {
    let player: Int
    let cards: [Int]
    let memory: String
    let points: Int
    let score: Int
    let streak: Int
    let duration: Int
  }

  struct Analysis: Decodable {
    let turns: [Turn]
    let counts: [String: Int]
  }

  struct End: Decodable {
    let version: Int
    let over: Bool
    let finished: Bool
    let scores: [Int]
    let turns: Int
    let digest: String
    let analysis: Analysis
  }

  let moves: [Move]
  let end: End

  init(record: String) async throws {
    try await self.init(runCommand(["replay", "-", "--json"], input: record))
  }

  init(options: [String]) async throws {
    try await self.init(runCommand(["replay", "--json"] + options))
  }

  private init(_ result: RunResult) throws {
    try #require(result.status == 0, "\(result.errors)")
    let lines = result.output.split(separator: "\n").map { Data($0.utf8) }
    moves = try lines.dropLast().map { try JSONDecoder().decode(Move.self, from: $0) }
    end = try JSONDecoder().decode(End.self, from: lines.last ?? Data())
  }
}

/// Returns a record of two pairs, b b a a in table order.
func smallRecord(
  rules: String = "{}", moves: String = "[]", more: String = "", seed: String = #""1""#,
  kinds: String = #"[{"faces":["a"],"copies":2},{"faces":["b"],"copies":2}]"#
) -> String {
  #"{"version":1,"rules":\#(rules),"deck":{"kinds":\#(kinds)},"seed":\#(seed),"moves":\#(moves)"#
    + "\(more)}"
}

@Suite("Replay")
struct ReplayTests {
  /// Returns the lines of `replay --json` without their digests.
  private func lines(_ record: String) async throws -> [String] {
    await runCommand(["replay", "-", "--json"], input: record).output
      .split(separator: "\n").map { $0.components(separatedBy: #","digest":""#)[0] }
  }

  @Test(
    "a game of more than 1,024 cards has its digest in the last line alone", arguments: [512, 513])
  func leavesOutDigests(pairs: Int) async throws {
    let options = ["-p", "\(pairs)", "--seed", "1", "--limit", "turns:2", "--player", "perfect"]
    let output = await runCommand(["replay", "--json"] + options).output
    let lines = output.split(separator: "\n")
    let withDigest = lines.dropLast().count { $0.contains(#""digest":""#) }
    #expect(
      (lines.count, withDigest, lines.last?.contains(#""digest":""#))
        == (5, pairs == 512 ? 4 : 0, true))
  }

  @Test("--json prints every field of every move, and otherwise each move is a sentence")
  func printsForms() async throws {
    let moves = "[[0,0],[-1,5],[4,5],[0,6],[1,1000000000],[1,2],[2,3000000000],[3,1],[3,9]]"
    let record = smallRecord(moves: "[[0,0],[2,1500000000],[-1,2000000000],[0,2000000000]]")
    let result = await runCommand(["replay", "-"], input: record)
    let digest = try await ReplayedGame(record: record).end.digest
    #expect(
      try await lines(smallRecord(moves: moves)) == [
        #"{"move":0,"card":0,"at":0,"outcome":"turnedUp","reason":null,"points":0,"scores":[0],"#
          + #""player":0,"faceUp":[0],"onTable":4"#,
        #"{"move":1,"card":-1,"at":5,"outcome":"ignored","reason":"outOfRange","points":0,"#
          + #""scores":[0],"player":0,"faceUp":[0],"onTable":4"#,
        #"{"move":2,"card":4,"at":5,"outcome":"ignored","reason":"outOfRange","points":0,"#
          + #""scores":[0],"player":0,"faceUp":[0],"onTable":4"#,
        #"{"move":3,"card":0,"at":6,"outcome":"ignored","reason":"alreadyUp","points":0,"#
          + #""scores":[0],"player":0,"faceUp":[0],"onTable":4"#,
        #"{"move":4,"card":1,"at":1000000000,"outcome":"matched","reason":null,"points":13,"#
          + #""scores":[13],"player":0,"faceUp":[0,1],"onTable":4"#,
        #"{"move":5,"card":1,"at":2,"outcome":"ignored","reason":"matched","points":0,"#
          + #""scores":[13],"player":0,"faceUp":[0,1],"onTable":4"#,
        #"{"move":6,"card":2,"at":3000000000,"outcome":"turnedUp","reason":null,"points":0,"#
          + #""scores":[13],"player":0,"faceUp":[2],"onTable":2"#,
        #"{"move":7,"card":3,"at":1,"outcome":"matched","reason":null,"points":14,"scores":[27],"#
          + #""player":0,"faceUp":[2,3],"onTable":2"#,
        #"{"move":8,"card":3,"at":9,"outcome":"ignored","reason":"over","points":0,"#
          + #""scores":[27],"player":0,"faceUp":[2,3],"onTable":2"#,
        #"{"version":3,"over":true,"finished":true,"scores":[27],"turns":2"#,
      ]
        && result.output == """
          1. 0 s, card 1: b
          2. 1.5 s, card 3: a, missed 0, scores [0]
          3. 2 s, card 0: ignored, outOfRange
          4. 2 s, card 1: ignored, alreadyUp
          turn  cards  memory   points  score  streak  seconds
             1  1 3    unlucky       0      0       0      1.5
          score after each turn; . unlucky
          _____
            .
          1 unlucky
          1 turn, scores [0], not finished, digest \(digest)

          """
    )
  }

  @Test("a peek turns no card, a miss passes the turn, and each line says whose flip it was")
  func takesTurns() async throws {
    let game = try await ReplayedGame(
      record: smallRecord(rules: #"{"peek":1000}"#, moves: "[[0,999],[0,1000]]"))

    #expect(
      game.moves.map(\.reason) == ["peeking", nil]
        && game.moves.map(\.faceUp) == [[0, 1, 2, 3], [0]] && !game.end.over)
    do {
      let game = try await ReplayedGame(
        record: smallRecord(
          rules: #"{"players":2,"bonusLimit":0}"#,
          moves: "[[0,0],[2,1],[1,2],[9,2],[3,3],[0,4],[1,5]]"))

      #expect(
        unmet(
          game.moves.map(\.player) == [0, 0, 1, 1, 1, 0, 0]
            && game.moves.map(\.outcome).suffix(4) == ["ignored", "missed", "turnedUp", "matched"]
            && game.moves.map(\.scores).last == [2, 0],
          game.end.scores == [2, 0] && game.end.turns == 3 && !game.end.finished) == [])
    }
  }

  @Test(
    "a limit ends the game unfinished, and later moves are ignored",
    arguments: [
      (#"{"turns":1}"#, 2), (#"{"misses":1}"#, 2), (#"{"time":2000}"#, 2), (#"{"time":1}"#, 1),
    ])
  func reachesLimits(limit: String, flips: Int) async throws {
    let rules = #"{"limit":\#(limit)}"#
    let game = try await ReplayedGame(
      record: smallRecord(rules: rules, moves: "[[0,0],[2,1],[1,2000],[3,3000]]"))

    #expect(
      game.moves.map { $0.reason != "over" } == (0..<4).map { $0 < flips } && game.end.over
        && !game.end.finished && game.end.turns == flips / 2)
  }

  @Test("the digest follows flips and shuffles, and one that differs is refused, naming both")
  func digestsState() async throws {
    let moves = "[[0,0],[0,1],[-1,1],[2,1],[2,1],[1,2],[1,2]]"
    let game = try await ReplayedGame(record: smallRecord(moves: moves))

    for (before, move) in zip(game.moves, game.moves.dropFirst()) {
      #expect((move.digest == before.digest) == (move.outcome == "ignored"), "\(move)")
    }
    #expect(game.end.digest == game.moves.last?.digest && game.end.digest.count == 16)
    do {
      let moves = "[[0,0],[2,1],[1,2],[0,3]]"
      let calm = try await ReplayedGame(record: smallRecord(moves: moves))
      let mixed = try await ReplayedGame(
        record: smallRecord(moves: moves, more: #","shuffles":[0,2,2,4]"#))

      #expect(
        mixed.moves.map(\.outcome) == calm.moves.map(\.outcome)
          && mixed.moves.map(\.faceUp) == calm.moves.map(\.faceUp)
          && mixed.end.digest != calm.end.digest)
    }
    do {
      let moves = "[[0,0],[1,1]]"
      let digest = try await ReplayedGame(record: smallRecord(moves: moves)).end.digest
      let right = smallRecord(moves: moves, more: #","digest":"\#(digest)""#)
      let wrong = smallRecord(moves: "[[0,0],[2,1]]", more: #","digest":"\#(digest)""#)

      let result = await runCommand(["replay", "-"], input: wrong)
      #expect(
        try await ReplayedGame(record: right).end.digest == digest && result.status == 65
          && result.errors.hasPrefix("memorize: standard input: the record's digest is \(digest), ")
      )
    }
  }

  @Test("missing fields have defaults, layout makes no difference, and times go up to 64 bits")
  func takesDefaults() async throws {
    let full =
      #"{"matchSize":2,"matchPoints":2,"missPenalty":1,"bonusLimit":6000000000,"players":1,"#
      + #""matchKeepsTurn":true,"peek":0,"limit":null}"#
    for moves in ["[]", "[[0,0],[2,1],[0,5],[1,6]]"] {
      #expect(
        try await lines(smallRecord(moves: moves))
          == lines(smallRecord(rules: full, moves: moves, more: #","game":0,"shuffles":[]"#)))
    }
    let record = smallRecord(moves: "[[0,0],[1,1]]")
    let usual = try await lines(record)
    let last = "[[0,0],[1,9223372036854775807],[-9223372036854775808,9223372036854775807]]"
    let game = try await ReplayedGame(record: smallRecord(moves: last))
    #expect(
      try await unmet(
        usual.count == 3, lines("\u{FEFF}" + record) == usual,
        lines(record.replacingOccurrences(of: ",", with: " ,\r\n\t")) == usual,
        lines(record.replacingOccurrences(of: "1", with: "1.0")).count == 3,
        game.moves.map(\.outcome) == ["turnedUp", "matched", "ignored"] && game.end.scores == [8])
        == [])
  }

  @Test("a simulated game replays with its figures", arguments: ["42", "it's 🐶"])
  func replaysSimulation(seed: String) async throws {
    for player in ["perfect", "random"] {
      let options = ["-p", "5", "--player", player, "--flip-time", "1500ms", "--seed"]
      for row in try await simulatedRows(options + [seed, "-n", "3"]) {
        let game = try await ReplayedGame(options: options + [seed, "--game", "\(row.game)"])
        let same = try await ReplayedGame(options: options + [row.seed, "--game", "\(row.game)"])
        #expect(
          unmet(
            game.end.finished && game.end.turns == row.turns && game.end.scores == [row.score]
              && game.moves.count == row.flips,
            Double(game.moves.last?.at ?? 0) == row.seconds * 1e9
              && same.end.digest == game.end.digest) == [])
      }
    }
  }
}

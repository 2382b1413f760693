import MemoryEngine
import MemorySimulation
import Synchronization
import Testing

@Suite("External players")
struct ExternalPlayerTests {
  /// Answers questions from a list, and records the received lines.
  private final class Talk: Sendable {
    struct Heard {
      var answers: [String?]
      var lines: [String] = []
      var faults: [String] = []
      var ends = 0
    }

    let heard: Mutex<Heard>

    init(_ answers: [String?]) { heard = Mutex(Heard(answers: answers)) }

    var line: ExternalLine {
      ExternalLine(
        ask: { text in
          self.heard.withLock { heard in
            heard.lines += text.split(separator: "\n").map(String.init)
            return heard.answers.isEmpty ? nil : heard.answers.removeFirst()
          }
        },
        report: { fault in self.heard.withLock { $0.faults.append(fault) } },
        end: { text in
          self.heard.withLock { heard in
            heard.lines += text.split(separator: "\n").map(String.init)
            heard.ends += 1
          }
        })
    }

    /// The lines without their random parts.
    var lines: [String] {
      heard.withLock { heard in
        heard.lines.map { line in
          let parts = line.components(around: ",\"chance\":")
          return parts.count == 1 ? line : parts[0] + "}}"
        }
      }
    }
  }

  private static func play(
    _ kinds: [Int], _ rules: Rules = .course, answers: [String?]
  ) throws -> (end: Playthrough, talk: Talk) {
    let talk = Talk(answers)
    let deck = try Deck(pairsOf: 0..<(kinds.count / 2))
    var game = try MemoryGame(deck: deck, rules: rules, seed: Seed(1))
    var player = ExternalPlayer(talk.line)
    return (game.playOut(dealt: kinds, &player), talk)
  }

  @Test("an external player receives these lines in a game of two pairs")
  func hearsGame() throws {
    let (end, talk) = try Self.play([1, 0, 1, 0], answers: ["0", " 1 ", "3", "1", "2", "0"])

    #expect(end.turns == 3)
    #expect(
      talk.lines == [
        #"{"begin":{"version":2,"cards":4,"matchSize":2,"players":1,"table":[-1,-1,-1,-1]}}"#,
        #"{"choose":{"player":0,"faceUp":[],"table":[-1,-1,-1,-1],"scores":[0]}}"#,
        #"{"saw":{"player":0,"card":0,"kind":1,"outcome":"turnedUp"}}"#,
        #"{"choose":{"player":0,"faceUp":[0],"table":[1,-1,-1,-1],"scores":[0]}}"#,
        #"{"saw":{"player":0,"card":1,"kind":0,"outcome":"missed"}}"#,
        #"{"choose":{"player":0,"faceUp":[0,1],"table":[1,0,-1,-1],"scores":[0]}}"#,
        #"{"saw":{"player":0,"card":3,"kind":0,"outcome":"turnedUp"}}"#,
        #"{"choose":{"player":0,"faceUp":[3],"table":[-1,-1,-1,0],"scores":[0]}}"#,
        #"{"saw":{"player":0,"card":1,"kind":0,"outcome":"matched"}}"#,
        #"{"choose":{"player":0,"faceUp":[3,1],"table":[-1,0,-1,0],"scores":[12]}}"#,
        #"{"saw":{"player":0,"card":2,"kind":1,"outcome":"turnedUp"}}"#,
        #"{"choose":{"player":0,"faceUp":[2],"table":[-1,-2,1,-2],"scores":[12]}}"#,
        #"{"saw":{"player":0,"card":0,"kind":1,"outcome":"matched"}}"#,
      ])
    #expect(end.isFinished && talk.heard.withLock { $0.ends == 1 && $0.faults.isEmpty })
  }

  @Test(
    "a peek is announced at first, and three bad answers in a row end the game, which is reported")
  func hearsPeek() throws {
    let (_, talk) = try Self.play([0, 0], Rules { $0.peek = .seconds(1) }, answers: ["0", "1"])

    let (end, worse) = try Self.play([0, 0], answers: ["0", "0", "8", "ten", "1"])
    #expect(
      (talk.lines.first, end.flips, worse.heard.withLock { $0.faults }) == (
        #"{"begin":{"version":2,"cards":2,"matchSize":2,"players":1,"table":[0,0]}}"#, 1,
        ["3 bad answers in a row, the last was outOfRange: ten"]
      ) && !end.isFinished && !end.isOver)
  }

  @Test(
    "a wrong answer is ignored and reported, and the question is repeated",
    arguments: [
      ("9", "9", "outOfRange"), ("-1", "-1", "outOfRange"), ("", "-1", "outOfRange"),
      ("zero", "-1", "outOfRange"), ("1 2", "-1", "outOfRange"), ("1.0", "-1", "outOfRange"),
      ("99999999999999999999", "-1", "outOfRange"), ("0", "0", "alreadyUp"),
      ("-9223372036854775808", "-9223372036854775808", "outOfRange"),
    ])
  func ignoresBadAnswers(answer: String, card: String, reason: String) throws {
    let (end, talk) = try Self.play([0, 0], answers: ["0", answer, answer, "1"])

    let told =
      #"{"saw":{"player":0,"card":\#(card),"kind":null,"outcome":"ignored","reason":"\#(reason)"}}"#
    #expect(
      (end.flips, talk.lines.count { $0 == told }) == (2, 2) && end.isFinished
        && talk.heard.withLock { $0.faults.isEmpty })
  }

  @Test("if there is no answer, the game ends at once", arguments: 0...3)
  func leavesWithoutAnswer(flips: Int) throws {
    let answers = ["0", "1", "2"].prefix(flips).map(Optional.some)
    let (end, talk) = try Self.play([0, 1, 0, 1], answers: answers + [nil])

    #expect(
      (end.flips, talk.lines.count { $0.hasPrefix(#"{"choose""#) }) == (flips, flips + 1)
        && !end.isFinished)
  }

  @Test("abandoned games are unfinished, the next begins, and the last line of each has its result")
  func playsOn() throws {
    let rules = Rules { _ in }
    let talk = Talk([nil] + ["0", "1"])
    let simulation = try Simulation(
      kinds: 1, copies: 2, rules: rules, seed: Seed(1), players: [.external(command: "any")],
      connecting: { _ in talk.line })
    var finished: [Bool] = []
    simulation.play(0..<2) { finished.append($0.isFinished) }

    #expect((finished, talk.lines.filter { $0.hasPrefix(#"{"saw""#) }.count) == ([false, true], 2))

    let others = Talk(["0", "1", "9", "9", "9", "1", nil, "1", "0"])
    let second = try Simulation(
      kinds: 1, copies: 2, rules: .course, seed: Seed(1), players: [.external(command: "any")],
      connecting: { _ in others.line })
    second.play(5..<9) { _ in }

    let ends = others.lines.filter { $0.hasPrefix(#"{"end""#) }
    let before = others.lines.indices.filter { others.lines[$0].hasPrefix(#"{"begin""#) }
      .dropFirst()
    #expect(
      ends == [
        #"{"end":true,"game":5,"scores":[13],"turns":1,"time":1000000000}"#,
        #"{"end":true,"game":6,"scores":[0],"turns":0,"time":0}"#,
        #"{"end":true,"game":8,"scores":[13],"turns":1,"time":1000000000}"#,
      ])
    #expect(
      (before.map { others.lines[$0 - 1].prefix(6) }.prefix(2), others.lines.last) == (
        [#"{"end""#, #"{"end""#], ends.last
      ))
  }

  @Test("both players receive the end and the other's flips, and a missing program is reported")
  func hearsEndOfRecord() throws {
    let talk = Talk(["0", "1"])
    let simulation = try Simulation(
      kinds: 1, copies: 2, rules: .hotSeat(2), seed: Seed(1),
      players: [.external(command: "one"), .external(command: "other")],
      connecting: { _ in talk.line })
    let record = simulation.record(game: 3)

    let end = #"{"end":true,"game":3,"scores":[13,0],"turns":1,"time":1000000000}"#
    #expect((record.moves.map(\.card), talk.lines.count { $0 == end }) == ([0, 1], 2))

    let listener = Talk([])
    let second = try Simulation(
      kinds: 3, copies: 2, rules: .hotSeat(2), seed: Seed(1),
      players: [.perfect, .external(command: "any")], connecting: { _ in listener.line })
    second.play(0..<1) { #expect(!$0.isFinished) }

    let saws = listener.lines.filter { $0.hasPrefix(#"{"saw":{"player":0"#) }
    #expect(
      saws.count >= 2 && listener.lines.allSatisfy { !$0.hasPrefix(#"{"choose":{"player":0"#) })

    #expect(throws: PlayersError.noExternalPlayers) {
      _ = try Simulation(pairs: 2, .external(command: "any"))
    }
  }
}

extension String {
  fileprivate func components(around mark: String) -> [String] {
    guard let range = firstRange(of: mark) else { return [self] }
    return [String(self[..<range.lowerBound]), String(self[range.upperBound...])]
  }
}

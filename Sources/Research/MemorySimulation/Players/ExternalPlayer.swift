public import MemoryEngine
import PlainJSON

/// A player that is another program: it reads lines of JSON, and answers some with a card's number.
///
/// It receives, each on a line of its own,
///
///     {"begin":{"version":2,"cards":16,"matchSize":2,"players":1,"table":[-1,-1,…]}}
///     {"choose":{"player":0,"faceUp":[5],"table":[-1,3,-2,…],"scores":[0],"chance":81…}}
///     {"saw":{"player":0,"card":5,"kind":3,"outcome":"turnedUp"}}
///     {"end":true,"game":7,"scores":[12],"turns":23,"time":45000000000}
///
/// and must answer every `choose`, and nothing else, with a line that is the number of a card,
/// 0..<cards; surrounding spaces are allowed. `version` is that of the protocol; version 1 had no
/// `end`. A table has the visible state of each card: its kind, -1 for a card that is face down, or
/// -2 for an empty place. In `begin` it shows the kinds if the rules have a peek. `faceUp` are the
/// cards of the open turn, or of the previous one while it is still on show: none of them can be
/// chosen. `chance` is a whole number below 2^53, a new one for every question and the same
/// whenever the game is replayed: a player who draws from it plays deterministic games. `saw` is
/// sent for the flips of all players; its outcome is `turnedUp`, `matched`, `missed` or `ignored`.
/// For an ignored choice `kind` is null and `reason` one of the engine's refusals, such as
/// `outOfRange`, which also stands for a malformed answer; then the question is repeated. `end` is
/// the last line of a game, sent before the next one begins or the connection is closed: `game` is
/// its number among those of the seed, `time` that of the last flip in nanoseconds since the deal.
/// A game that was not finished has fewer matches.
///
/// The game is abandoned, and counts as unfinished, after three invalid answers in a row or without
/// an answer; a game without an answer sends nothing more.
public struct ExternalPlayer: Player, ~Copyable {
  static let patience = 3

  private static let version = 2

  private let line: ExternalLine
  /// The lines to be sent with the next question.
  private var news = ""
  private var answer = ""
  /// True if the next call of `saw` reports the player's own choice.
  private var hasChosen = false
  private var badAnswers = 0
  /// True if the program did not answer, so that no more lines are sent.
  private var isAlone = false
  /// True if the player must leave the game, because the program did not answer or gave too many
  /// invalid answers; the next game is begun nevertheless.
  public private(set) var leavesGame = false

  /// Takes over a connection, which is closed with the player.
  public init(_ line: ExternalLine) { self.line = line }

  deinit { line.end(news) }

  /// Queues `begin`, to be sent with the first question.
  public mutating func begin(seeing table: borrowing TableObservation) {
    if isAlone { news = "" }
    (leavesGame, hasChosen, badAnswers, isAlone) = (false, false, 0, false)
    tell(
      "begin",
      [
        "version": .int(Self.version), "cards": .int(table.cardCount),
        "matchSize": .int(table.matchSize), "players": .int(table.playerCount), "table": table.json,
      ])
  }

  /// Sends the queued lines and the question, and waits for the answer.
  ///
  /// - Returns: The answer, or -1 for a malformed one.
  public mutating func nextCard(
    seeing table: borrowing TableObservation, using generator: inout some RandomNumberGenerator
  ) -> Int {
    let scores = (0..<table.playerCount).map { JSON.int(table.score(of: $0)) }
    tell(
      "choose",
      [
        "player": .int(table.currentPlayer), "faceUp": .array(table.faceUp.map { .int($0) }),
        "table": table.json, "scores": .array(scores),
        "chance": .int(Int(generator.next() >> 11)),
      ])
    let reply = line.ask(news)
    news = ""
    answer = reply ?? ""
    (hasChosen, isAlone) = (true, reply == nil)
    leavesGame = isAlone
    let words = answer.split(separator: " ")
    return words.count == 1 ? Int(words[0]) ?? -1 : -1
  }

  /// Queues `saw`, to be sent with the next question.
  public mutating func saw(_ card: Int, kind: Int?, outcome: Outcome) {
    var facts: [(String, JSON)] = [
      ("player", .int(outcome.player)), ("card", .int(card)),
      ("kind", kind.map { .int($0) } ?? .null), ("outcome", .string(outcome.event.name)),
    ]
    if case .ignored(let refusal) = outcome.event {
      facts.append(("reason", .string(refusal.rawValue)))
      if hasChosen { count(refusal) }
    } else {
      badAnswers = 0
    }
    hasChosen = false
    news += "\(JSON.object(["saw": .members(facts)]))\n"
  }

  /// Queues `end`, to be sent with the next question or at the end.
  ///
  /// - Parameters:
  ///   - game: The number among those of the seed.
  ///   - scores: The scores, indexed by player.
  ///   - turns: The number of finished turns, including misses.
  ///   - lastFlip: The time of the last flip since the deal.
  public mutating func end(game: UInt64, scores: [Int], turns: Int, lastFlip: Duration) {
    let facts: [(String, JSON)] = [
      ("end", .bool(true)), ("game", .number("\(game)")),
      ("scores", .array(scores.map { .int($0) })), ("turns", .int(turns)),
      ("time", .int(Int(lastFlip.clampedNanoseconds))),
    ]
    news = isAlone ? "" : news + "\(JSON.members(facts))\n"
  }

  private mutating func tell(_ name: String, _ facts: KeyValuePairs<String, JSON>) {
    news += "\(JSON.members([(name, .object(facts))]))\n"
  }

  private mutating func count(_ refusal: Outcome.Refusal) {
    badAnswers += 1
    guard badAnswers >= Self.patience, !leavesGame else { return }
    leavesGame = true
    line.report("\(badAnswers) bad answers in a row, the last was \(refusal): \(answer)")
  }
}

extension TableObservation {
  fileprivate var json: JSON {
    .array((0..<cardCount).map { .int(Int(code(of: $0))) })
  }
}

extension Outcome.Event {
  fileprivate var name: String {
    switch self {
    case .ignored: "ignored"
    case .turnedUp: "turnedUp"
    case .matched: "matched"
    case .missed: "missed"
    }
  }
}

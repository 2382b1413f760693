public import MemoryEngine
import PlainJSON

/// A player that is another program: it reads lines of JSON, and answers some with a card's number.
///
/// It hears, each on a line of its own,
///
///     {"begin":{"version":2,"cards":16,"matchSize":2,"players":1,"table":[-1,-1,…]}}
///     {"choose":{"player":0,"faceUp":[5],"table":[-1,3,-2,…],"scores":[0],"chance":81…}}
///     {"saw":{"player":0,"card":5,"kind":3,"outcome":"turnedUp"}}
///     {"end":true,"game":7,"scores":[12],"turns":23,"time":45000000000}
///
/// and must answer every `choose`, and nothing else, with a line that is the number of a card,
/// 0..<cards; spaces around it do no harm. `version` is that of these lines; the first had no `end`.
/// A table tells of each card what can be seen: its kind, -1 for a face that is down, or
/// -2 for a place that is empty. In `begin` it shows the kinds if the rules have a peek. `faceUp`
/// are the cards of the open turn, or of the one before while it is still on show: none of them can
/// be chosen. `chance` is a whole number below 2^53, another for every question and the same
/// whenever the game is played again: who draws from it plays games that can be repeated. `saw` is
/// told of everybody's flips; its outcome is `turnedUp`, `matched`, `missed` or `ignored`. Of an
/// ignored choice `kind` is null and `reason` one of the engine's refusals, such as `outOfRange`,
/// which stands for what is no number too; the question comes again. `end` is the last line of a
/// game, heard before the next one begins or the line is closed: `game` is its number among those
/// of the seed, `time` that of the last flip in nanoseconds since the deal. A game that was not
/// finished has fewer matches.
///
/// The game is left, and counts as unfinished, after three bad answers in a row or when no answer
/// comes; in a game without an answer nothing more is heard.
public struct ExternalPlayer: Player, ~Copyable {
  static let patience = 3

  private static let version = 2

  private let line: ExternalLine
  /// Lines that wait for the next question.
  private var news = ""
  private var answer = ""
  /// Whether the next choice that is seen is its own.
  private var hasChosen = false
  private var badAnswers = 0
  /// Whether no answer came, so that nobody may listen.
  private var isAlone = false
  /// Whether no answer came, or too many bad ones; the next game is begun all the same.
  public private(set) var leavesGame = false

  /// Takes a line of its own, and ends it when the player goes.
  public init(_ line: ExternalLine) { self.line = line }

  deinit { line.end(news) }

  /// Notes `begin`, to be sent with the first question.
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

  /// Sends what happened and the question, and waits for the answer.
  ///
  /// - Returns: The answer, or -1 for one that is no number.
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

  /// Notes `saw`, to be sent with the next question.
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

  /// Notes `end`, to be sent with the next question or at the end.
  ///
  /// - Parameters:
  ///   - game: Its number among those of the seed.
  ///   - scores: One a player.
  ///   - turns: Finished ones, misses among them.
  ///   - lastFlip: Its time since the deal.
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

import MemoryEngine

/// A slow and obvious implementation of the rules, as an oracle for the library.
///
/// Written from the specification, independently of the library. The rules in C, with which the
/// benchmarks compare times, have the library's structure, and so would have its errors.
struct ReferenceGame {
  let rules: Rules
  let kindOf: [Int]
  var up: Set<Int> = []
  var matched: Set<Int> = []
  var seen: Set<Int> = []
  /// The time each card was face up and unmatched, in spans that have ended.
  var used: [Int: Duration] = [:]
  /// The start times of the running clocks.
  var running: [Int: Duration] = [:]
  /// The cards of the open turn, or of the finished one on show.
  var turn: [Int] = []
  var latest = Duration.zero
  var flips = 0
  var turns = 0
  var misses = 0
  var player = 0
  var scores: [Int: Int] = [:]

  /// Creates the same deal as a game's.
  init(_ game: MemoryGame<Int>) {
    rules = game.rules
    kindOf = game.cards(at: .zero).map(\.kind)
  }

  var isFinished: Bool { matched.count == kindOf.count }

  var isOver: Bool {
    switch rules.limit {
    case .turns(let most): isFinished || turns >= most
    case .misses(let most): isFinished || misses >= most
    case .time, nil: isFinished
    }
  }

  func isOver(at now: Duration) -> Bool {
    if case .time(let end) = rules.limit, max(now, latest) >= end { return true }
    return isOver
  }

  func used(_ card: Int, at now: Duration) -> Duration {
    let current = running[card].map { now - $0 } ?? .zero
    return (used[card] ?? .zero) + current
  }

  func remaining(_ card: Int, at now: Duration) -> Duration {
    max(.zero, rules.bonusLimit - used(card, at: now))
  }

  func refusal(of card: Int, at now: Duration) -> Outcome.Refusal? {
    if card < 0 || card >= kindOf.count { return .outOfRange }
    if isOver(at: now) { return .over }
    if now < rules.peek { return .peeking }
    if matched.contains(card) { return .matched }
    if up.contains(card) { return .alreadyUp }
    return nil
  }

  mutating func choose(_ card: Int, at time: Duration) -> Told {
    let now = max(time, latest)
    var told = Told(player: player, nextPlayer: player)
    told.refusal = refusal(of: card, at: now)
    if told.refusal == nil { accept(card, at: now, &told) }
    told.faceUp = turn
    told.nextPlayer = player
    told.isOver = isOver
    return told
  }

  private mutating func accept(_ card: Int, at now: Duration, _ told: inout Told) {
    latest = now
    flips += 1
    if turn.count == rules.matchSize { clearTable(at: now, &told) }
    told.wasSeen = seen.contains(card)
    turn.append(card)
    up.insert(card)
    if turn.count < rules.matchSize {
      told.event = "turnedUp"
      startClock(of: card, at: now)
    } else {
      finishTurn(card, at: now, &told)
    }
  }

  private mutating func clearTable(at now: Duration, _ told: inout Told) {
    for card in turn {
      up.remove(card)
      if matched.contains(card) {
        told.removed.append(card)
      } else {
        told.turnedDown.append(card)
        seen.insert(card)
        stopClock(of: card, at: now)
      }
    }
    turn = []
  }

  private mutating func finishTurn(_ last: Int, at now: Duration, _ told: inout Told) {
    let isMatch = Set(turn.map { kindOf[$0] }).count == 1
    turns += 1
    if isMatch {
      told.points = rules.matchPoints
      for card in turn { told.points += Int(remaining(card, at: now).components.seconds) }
      for card in turn { stopClock(of: card, at: now) }
      matched.formUnion(turn)
      told.event = "matched \(turn), \(told.points) points"
    } else {
      for card in turn where seen.contains(card) { told.points -= rules.missPenalty }
      misses += 1
      startClock(of: last, at: now)
      told.event = "missed \(turn), \(told.points) points"
    }
    scores[player, default: 0] += told.points
    if !isMatch || !rules.matchKeepsTurn { player = (player + 1) % rules.players }
  }

  private mutating func startClock(of card: Int, at now: Duration) {
    if remaining(card, at: now) > .zero { running[card] = now }
  }

  private mutating func stopClock(of card: Int, at now: Duration) {
    used[card] = used(card, at: now)
    running[card] = nil
  }
}

/// The outcome of a choice, by the library or the oracle.
struct Told: Equatable {
  var event = "ignored"
  var refusal: Outcome.Refusal?
  var points = 0
  var faceUp: [Int] = []
  var turnedDown: [Int] = []
  var removed: [Int] = []
  var wasSeen = false
  var player: Int
  var nextPlayer: Int
  var isOver = false

  init(player: Int, nextPlayer: Int) {
    self.player = player
    self.nextPlayer = nextPlayer
  }

  init(_ outcome: Outcome) {
    self.init(player: outcome.player, nextPlayer: outcome.nextPlayer)
    switch outcome.event {
    case .ignored(let reason): refusal = reason
    case .turnedUp: event = "turnedUp"
    case .matched(let cards, let points): event = "matched \(cards), \(points) points"
    case .missed(let cards, let points): event = "missed \(cards), \(points) points"
    }
    points = outcome.points
    faceUp = Array(outcome.faceUp)
    turnedDown = Array(outcome.turnedDown)
    removed = Array(outcome.removed)
    wasSeen = outcome.wasSeen
    isOver = outcome.isOver
  }
}

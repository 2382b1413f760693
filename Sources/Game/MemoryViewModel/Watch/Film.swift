public import MemoryEngine
public import MemoryModel

/// A recorded game to be looked at again: played by itself, and put to any of its positions.
///
/// A position is how many flips have been made. A pure value: whoever shows it tells it how much time
/// has passed.
public struct Film: Hashable, Sendable {
  /// Whose faces the cards have; of a record alone, one made of them.
  public let theme: Theme
  /// What the people are called.
  public let names: PlayerNames
  /// The computers among the players.
  public let opponents: Opponents
  /// All of the game; moves that the rules ignore are left out.
  public let record: GameRecord<Face>
  /// What its turns owed to memory.
  public let analysis: GameAnalysis
  /// The position after each turn's last flip, rising; the last turn may be an unfinished one.
  public let turnEnds: [Int]
  /// Game time at its end, which is not before its last flip.
  public let end: Duration
  /// Whether it was played to its end; only then the faces of hidden cards may be shown.
  public let isOver: Bool

  /// The game as it is at this position.
  public private(set) var moment: RecordedGame<Face>
  /// What the flip before did; nil at the start.
  public private(set) var lastOutcome: Outcome?
  /// Game time, from that of the flip before until that of the next one.
  public private(set) var time = Duration.zero
  /// How fast it runs.
  public var speed = FilmSpeed.normal
  /// Whether it runs.
  public private(set) var isPlaying = false
  /// Whether every card shows its face.
  public private(set) var showsFaces = false
  /// Whether the cards are marked that a perfect memory would know.
  public private(set) var showsKnown = false

  /// Takes a saved or finished game, and puts it to its start.
  ///
  /// - Parameters:
  ///   - saved: The game.
  ///   - names: What the people are called.
  /// - Throws: `ReplayError`, `RulesError` or `DeckError` when it is no record of a game.
  public init(of saved: SavedGame, names: PlayerNames = PlayerNames()) throws {
    try self.init(
      saved.record, Theme(of: saved), names, opponents: saved.opponents, played: saved.played)
  }

  /// Takes a record, of which nothing more is known, and puts it to its start.
  ///
  /// - Parameters:
  ///   - record: The record.
  ///   - title: What to call it.
  ///   - color: What to paint its cards in.
  /// - Throws: `ReplayError`, `RulesError` or `DeckError` when it is no record of a game.
  public init(
    of record: GameRecord<Face>, titled title: String, color: Theme.Color
  ) throws {
    let faces = record.deck.kinds.compactMap(\.faces.first)
    let theme = Theme(id: "", name: title, faces: faces, pairs: faces.count, color: color)
    try self.init(record, theme, PlayerNames(), opponents: [], played: .zero)
  }

  private init(
    _ record: GameRecord<Face>, _ theme: Theme, _ names: PlayerNames, opponents: Opponents,
    played: Duration
  ) throws {
    let whole = try RecordedGame(replaying: record) { _, _, _, _ in }
    (self.theme, self.names, self.opponents) = (theme, names, opponents)
    self.record = whole.record
    analysis = try GameAnalysis(of: whole.record)
    turnEnds = Self.turnEnds(analysis, whole.record.moves.count)
    end = max(played, whole.game.latestFlip)
    isOver = whole.game.isOver(at: end)
    moment = try RecordedGame(replaying: whole.record.prefix(0))
  }

  private static func turnEnds(_ analysis: GameAnalysis, _ moves: Int) -> [Int] {
    var (ends, end) = ([Int](), 0)
    for turn in analysis.turns {
      end += turn.flips.count
      ends.append(end)
    }
    return end < moves ? ends + [moves] : ends
  }
}

extension Film {
  /// How many flips have been made.
  public var position: Int { moment.record.moves.count }

  /// The position after the last flip.
  public var lastPosition: Int { record.moves.count }

  /// How many turns have begun.
  public var turn: Int {
    position == 0 ? 0 : 1 + (turnEnds.firstIndex { $0 >= position } ?? turnEnds.count)
  }

  /// Whether nothing comes any more.
  public var isAtEnd: Bool { position == lastPosition && time >= end }

  /// When the next flip is made; nil after the last one.
  public var nextFlip: Duration? {
    position < lastPosition ? .nanoseconds(record.moves[position].nanoseconds) : nil
  }

  /// The ids of the cards on the table that a perfect memory would know now.
  public var knownCards: Set<Int> { Set(moment.seenCards) }
}

// The ways through it.
extension Film {
  /// Lets time pass for whoever watches; nothing happens to a film that stands still.
  public mutating func advance(by passed: Duration) {
    guard isPlaying else { return }
    let time = min(end, self.time + speed.gameTime(in: max(.zero, passed)))
    while let next = nextFlip, next <= time { step() }
    self.time = max(self.time, time)
    if isAtEnd { isPlaying = false }
  }

  /// Runs, or stands still; at the end it begins anew.
  public mutating func togglePlaying() {
    if !isPlaying, isAtEnd { seek(to: 0) }
    isPlaying.toggle()
  }

  /// Goes to a position, at the time of its flip; to the first or last one for any beyond.
  ///
  /// - Complexity: O(moves between), backwards O(cards + moves before).
  public mutating func seek(to position: Int) {
    let position = max(0, min(position, lastPosition))
    if position < self.position { rewind(to: position) }
    while self.position < position { step() }
    time = position == 0 ? .zero : .nanoseconds(record.moves[position - 1].nanoseconds)
  }

  /// Goes to the end of the next turn, or of the last.
  public mutating func seekToNextTurn() {
    seek(to: turnEnds.first { $0 > position } ?? lastPosition)
  }

  /// Goes to the end of the turn before, or to the start.
  public mutating func seekToPreviousTurn() {
    seek(to: turnEnds.last { $0 < position } ?? 0)
  }

  /// Goes to where nothing comes any more.
  public mutating func seekToEnd() {
    seek(to: lastPosition)
    time = end
  }

  private mutating func step() {
    let move = record.moves[position]
    lastOutcome = moment.choose(move.card, at: .nanoseconds(move.nanoseconds))
    time = .nanoseconds(move.nanoseconds)
    for shuffle in record.shuffles where shuffle == position { moment.shuffle() }
  }

  private mutating func rewind(to position: Int) {
    var last: Outcome?
    let earlier = try? RecordedGame(replaying: record.prefix(position)) { _, _, outcome, _ in
      last = outcome
    }
    guard let earlier else { preconditionFailure("no replay of \(position) moves") }
    (moment, lastOutcome) = (earlier, last)
  }
}

// What is hidden from who plays, and may be seen when the game is over.
extension Film {
  /// Shows every face, or no longer.
  ///
  /// - Returns: Whether that is allowed; nothing happens in a game that is not over.
  public mutating func toggleFaces() -> Bool {
    if isOver { showsFaces.toggle() }
    return isOver
  }

  /// Marks the cards that a perfect memory would know, or no longer.
  ///
  /// - Returns: Whether that is allowed; nothing happens in a game that is not over.
  public mutating func toggleKnown() -> Bool {
    if isOver { showsKnown.toggle() }
    return isOver
  }
}

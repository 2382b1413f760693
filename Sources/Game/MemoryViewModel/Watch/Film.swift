public import MemoryEngine
public import MemoryModel

/// A recorded game as a film, which can play and can be moved to any position.
///
/// A position is a number of flips. A pure value: the owner passes the elapsed time.
public struct Film: Hashable, Sendable {
  /// A theme made of the record's faces.
  public let theme: Theme
  /// The names of the people.
  public let names: PlayerNames
  /// The computers among the players.
  public let opponents: Opponents
  /// The record of the game, without moves that the rules ignore.
  public let record: GameRecord<Face>
  /// The analysis of the turns.
  public let analysis: GameAnalysis
  /// The positions after each turn's last flip, ascending; the last turn may be unfinished.
  public let turnEnds: [Int]
  /// The game time of the end, which is not before the last flip.
  public let end: Duration
  /// True if the game was played to its end; otherwise hidden faces must not be shown.
  public let isOver: Bool

  /// The game at the current position.
  public private(set) var moment: RecordedGame<Face>
  /// The outcome of the previous flip; nil at the start.
  public private(set) var lastOutcome: Outcome?
  /// The game time, between those of the previous flip and the next one.
  public private(set) var time = Duration.zero
  /// The speed of the film.
  public var speed = FilmSpeed.normal
  /// True if the film is playing.
  public private(set) var isPlaying = false
  /// True if every card shows its face.
  public private(set) var showsFaces = false
  /// True if the cards that a perfect memory knows are marked.
  public private(set) var showsKnown = false

  /// Creates the film of a saved or finished game, at its start.
  ///
  /// - Parameters:
  ///   - saved: The game.
  ///   - names: The names of the people.
  /// - Throws: `ReplayError`, `RulesError` or `DeckError` for an impossible record.
  public init(of saved: SavedGame, names: PlayerNames = PlayerNames()) throws {
    try self.init(
      saved.record, Theme(of: saved), names, opponents: saved.opponents, played: saved.played)
  }

  /// Creates the film of a record alone, at its start.
  ///
  /// - Parameters:
  ///   - record: The record.
  ///   - title: The title of the film.
  ///   - color: The colour of its cards.
  /// - Throws: `ReplayError`, `RulesError` or `DeckError` for an impossible record.
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
  /// The current position: the number of flips so far.
  public var position: Int { moment.record.moves.count }

  /// The position after the last flip.
  public var lastPosition: Int { record.moves.count }

  /// The number of turns that have begun.
  public var turn: Int {
    position == 0 ? 0 : 1 + (turnEnds.firstIndex { $0 >= position } ?? turnEnds.count)
  }

  /// True if the film is at its end.
  public var isAtEnd: Bool { position == lastPosition && time >= end }

  /// The time of the next flip; nil after the last one.
  public var nextFlip: Duration? {
    position < lastPosition ? .nanoseconds(record.moves[position].nanoseconds) : nil
  }

  /// The ids of the cards on the table that a perfect memory knows now.
  public var knownCards: Set<Int> { Set(moment.seenCards) }
}

// Navigation.
extension Film {
  /// Advances the film by the elapsed time; ignored if it is stopped.
  public mutating func advance(by passed: Duration) {
    guard isPlaying else { return }
    let time = min(end, self.time + speed.gameTime(in: max(.zero, passed)))
    while let next = nextFlip, next <= time { step() }
    self.time = max(self.time, time)
    if isAtEnd { isPlaying = false }
  }

  /// Starts or stops the film; at the end it starts again from the beginning.
  public mutating func togglePlaying() {
    if !isPlaying, isAtEnd { seek(to: 0) }
    isPlaying.toggle()
  }

  /// Moves to a position, at the time of its flip; clamped to the first and last one.
  ///
  /// - Complexity: O(moves between), backwards O(cards + moves before).
  public mutating func seek(to position: Int) {
    let position = max(0, min(position, lastPosition))
    if position < self.position { rewind(to: position) }
    while self.position < position { step() }
    time = position == 0 ? .zero : .nanoseconds(record.moves[position - 1].nanoseconds)
  }

  /// Moves to the end of the next turn, or of the last.
  public mutating func seekToNextTurn() {
    seek(to: turnEnds.first { $0 > position } ?? lastPosition)
  }

  /// Moves to the end of the previous turn, or to the start.
  public mutating func seekToPreviousTurn() {
    seek(to: turnEnds.last { $0 < position } ?? 0)
  }

  /// Moves to the end of the film.
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

// A game that goes on while its film is watched.
extension Film {
  /// Returns a newer film of the same game at the position and with the speed of this one.
  ///
  /// A film that had reached its end shows new flips at once, because they have just been made. If
  /// flips were taken back, it returns to the last that both films have.
  ///
  /// - Parameter newer: The film of the game as it is now; that of another game is at its start.
  /// - Returns: The newer film.
  public func continued(in newer: Film) -> Film {
    let common = zip(record.moves, newer.record.moves).prefix { $0 == $1 }.count
    let start = min(position, common)
    var film = newer
    guard newer.record.prefix(start) == record.prefix(start) else { return film }
    film.seek(to: start)
    film.time = max(film.time, min(time, film.nextFlip ?? film.end))
    film.speed = speed
    film.isPlaying = isPlaying || isAtEnd && !film.isAtEnd
    if isAtEnd, let next = film.nextFlip { film.time = max(film.time, next) }
    film.advance(by: .zero)
    (film.showsFaces, film.showsKnown) = (showsFaces && isOver, showsKnown && isOver)
    return film
  }
}

// What is hidden during play, and can be shown when the game is over.
extension Film {
  /// Shows or hides every face.
  ///
  /// - Returns: True if that is allowed; ignored in a game that is not over.
  public mutating func toggleFaces() -> Bool {
    if isOver { showsFaces.toggle() }
    return isOver
  }

  /// Marks or unmarks the cards that a perfect memory knows.
  ///
  /// - Returns: True if that is allowed; ignored in a game that is not over.
  public mutating func toggleKnown() -> Bool {
    if isOver { showsKnown.toggle() }
    return isOver
  }
}

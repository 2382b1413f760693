/// The history of a pair of faces: how often players knew and forgot it, and its Leitner box.
public struct PairMemory: Hashable, Sendable {
  /// The number of boxes, of which the last has the learned pairs.
  public static let boxes = 5

  /// The number of games in which the pair was known and never forgotten.
  public private(set) var known: Int
  /// The number of games in which the pair was forgotten.
  public private(set) var forgotten: Int
  /// The box, 1 to `boxes`: one further for each game that knew the pair, the first after a game
  /// that forgot it.
  public private(set) var box: Int

  /// Creates the history of a new pair, or of one with earlier games.
  ///
  /// - Precondition: The counts are not negative, and the box is 1 to `boxes`.
  public init(known: Int = 0, forgotten: Int = 0, box: Int = 1) {
    precondition(known >= 0 && forgotten >= 0, "\(known) and \(forgotten) are not counts")
    precondition((1...Self.boxes).contains(box), "there is no box \(box)")
    self.known = known
    self.forgotten = forgotten
    self.box = box
  }

  /// True if the pair is in the last box.
  public var isLearned: Bool { box == Self.boxes }

  /// Adds a game.
  public mutating func add(_ recall: PairRecall) {
    switch recall {
    case .known:
      known = min(known, .max - 1) + 1
      box = min(box + 1, Self.boxes)
    case .forgotten:
      forgotten = min(forgotten, .max - 1) + 1
      box = 1
    }
  }

  /// Returns true if the pair is needed more than another: it is in an earlier box, or was
  /// forgotten more often, or known less often.
  public func isWeaker(than other: PairMemory) -> Bool {
    (box, -forgotten, known) < (other.box, -other.forgotten, other.known)
  }
}

public import MemoryModel

/// A mode of play that every header shows.
public enum PlayMode: Hashable, Sendable {
  /// Kids mode, with the gate in the mode of a child.
  case child
  /// Kids mode, with a question that waits for its answer.
  case checking
  /// Kids mode, after a grown-up has answered.
  case grownUp
  /// Practice: moves can be undone, and there are no scores.
  case practice
  /// The game is shared with other terminals.
  case shared
  /// The game is hosted by another terminal and only watched.
  case watching
  /// The computers that play as well.
  case opponents(Opponents)

  /// The word for players.
  public var word: String {
    switch self {
    case .child: "child"
    case .checking: "checking"
    case .grownUp: "grown-up"
    case .practice: "practice"
    case .shared: "shared"
    case .watching: "watching"
    case .opponents(let opponents):
      opponents.count == 1
        ? "vs \(opponents.title(of: opponents.levels[0], atStart: false))"
        : "vs \(opponents.count) computers"
    }
  }
}

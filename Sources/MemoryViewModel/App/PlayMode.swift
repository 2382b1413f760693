public import MemoryModel

/// Something that holds for all that is played, which every header tells.
public enum PlayMode: Hashable, Sendable {
  /// Kids mode, and what the gate takes whoever plays for.
  case child
  /// The gate waits for an answer.
  case checking
  /// A grown-up has answered the gate.
  case grownUp
  /// Moves can be taken back, and bring no scores.
  case practice
  /// A computer plays, as well as this.
  case opponent(OpponentLevel)

  /// What a player reads.
  public var word: String {
    switch self {
    case .child: "child"
    case .checking: "checking"
    case .grownUp: "grown-up"
    case .practice: "practice"
    case .opponent(let level): "vs \(level.title)"
    }
  }
}

extension AppModel {
  /// The modes of the game that is played, or of the next one; that of the gate first.
  public var modes: [PlayMode] {
    let isPractice = game?.setup.isPractice ?? settings.isPractice
    let opponent = game.map(\.setup.opponent) ?? settings.opponent
    return [gateMode, isPractice ? .practice : nil, opponent.map { .opponent($0) }]
      .compactMap { $0 }
  }

  /// The mode the gate is in; nil outside of kids mode.
  public var gateMode: PlayMode? {
    guard settings.isKidsMode else { return nil }
    return switch gate.mode {
    case .child: .child
    case .checking: .checking
    case .grownUp: .grownUp
    }
  }
}

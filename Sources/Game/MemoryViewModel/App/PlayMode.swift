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
  /// Others see the game at their terminals, and may play.
  case shared
  /// The game is somebody else's, and is only looked at.
  case watching
  /// Computers play as well.
  case opponents(Opponents)

  /// What a player reads.
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
        ? "vs \(opponents.levels[0].title)" : "vs \(opponents.count) computers"
    }
  }
}

extension AppModel {
  /// The modes of the game that is played, or of the next one; that of the gate first.
  public var modes: [PlayMode] {
    let isPractice = game?.setup.isPractice ?? settings.isPractice
    let opponents = game?.setup.opponents ?? settings.opponents
    let modes = [gateMode, isPractice ? .practice : nil, sharing?.mode]
    return modes.compactMap { $0 } + (opponents.isEmpty ? [] : [.opponents(opponents)])
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

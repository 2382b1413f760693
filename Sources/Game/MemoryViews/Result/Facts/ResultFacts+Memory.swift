import MemoryEngine
import MemoryModel
import MemoryViewModel

// The facts about the player's memory.
extension ResultFacts {
  /// The number of missed matches in words; nil if it is not shown.
  var memory: String? {
    switch missedMatches {
    case nil: nil
    case 0: "You never missed a \(group) you had seen"
    case 1: "1 turn missed a \(group) you had seen"
    case let turns?: "\(turns) turns missed a \(group) you had seen"
    }
  }

  /// The number of missed matches in few words.
  var shortMemory: String? {
    switch missedMatches {
    case nil: nil
    case 0: "Never missed a seen \(group)"
    case 1: "1 turn missed a seen \(group)"
    case let turns?: "\(turns) turns missed a seen \(group)"
    }
  }

  private var group: String {
    switch matchSize {
    case 2: "pair"
    case 3: "triple"
    default: "group"
    }
  }
}

extension GameViewModel {
  /// The first face of each match, in the order of finding; empty before the end.
  var foundFaces: [Face] {
    let matches = analysis?.turns.filter(\.kind.isMatch) ?? []
    return matches.compactMap { $0.flips.first }.map { game.card($0.card, at: time).face }
  }

  /// The number of turns in which the person missed a known match.
  ///
  /// Nil if no match was known in any of the person's turns, and with several people, because none
  /// of them is "you".
  var missedMatchesOfPerson: Int? {
    guard isYou(0), let analysis,
      analysis.turns.contains(where: { $0.player == 0 && $0.kind.concernsMemory })
    else { return nil }
    return analysis.missedMatches(by: 0)
  }
}

extension GameAnalysis.Turn.Kind {
  /// True if a match was known in the turn.
  fileprivate var concernsMemory: Bool {
    switch self {
    case .known, .forgot, .missedChance: true
    case .lucky, .unlucky: false
    }
  }
}

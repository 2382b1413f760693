import MemoryEngine
import MemoryModel
import MemoryViewModel

// What is said of the player's memory.
extension ResultFacts {
  /// How often a match was missed that had been seen; nil where it is not told.
  var memory: String? {
    switch missedMatches {
    case nil: nil
    case 0: "You never missed a \(group) you had seen"
    case 1: "1 turn missed a \(group) you had seen"
    case let turns?: "\(turns) turns missed a \(group) you had seen"
    }
  }

  /// The same in few words.
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
  /// The first face of each match, in the order in which they were found; none before the end.
  var foundFaces: [Face] {
    let matches = analysis?.turns.filter(\.kind.isMatch) ?? []
    return matches.compactMap { $0.flips.first }.map { game.card($0.card, at: time).face }
  }

  /// How many turns of the person missed a match that had been seen.
  ///
  /// Nil before the first turn, and where several people play: none of them is "you".
  var missedMatchesOfPerson: Int? {
    guard isYou(0), let analysis, analysis.turns.contains(where: { $0.player == 0 }) else {
      return nil
    }
    return analysis.missedMatches(by: 0)
  }
}

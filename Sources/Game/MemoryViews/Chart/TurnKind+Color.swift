import MemoryEngine
import TextUI

extension GameAnalysis.Turn.Kind {
  /// The colour that distinguishes the kind.
  var color: Color {
    switch self {
    case .known: .green
    case .lucky: .cyan
    case .forgot: .red
    case .missedChance: .yellow
    case .unlucky: .gray
    }
  }

  /// The priority of the kind if several turns share a column; the highest shows.
  var weight: Int {
    switch self {
    case .unlucky: 0
    case .known: 1
    case .lucky: 2
    case .forgot: 3
    case .missedChance: 4
    }
  }
}

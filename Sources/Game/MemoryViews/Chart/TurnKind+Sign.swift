import MemoryEngine
import TextUI

extension GameAnalysis.Turn.Kind {
  /// Stands for the kind where there is room for a single sign.
  func sign(isUnicode: Bool) -> String {
    switch self {
    case .known: isUnicode ? "●" : "o"
    case .lucky: isUnicode ? "◆" : "*"
    case .forgot: isUnicode ? "✗" : "x"
    case .missedChance: "!"
    case .unlucky: isUnicode ? "○" : "."
    }
  }

  /// Tells it from the others beside its sign.
  var color: Color {
    switch self {
    case .known: .green
    case .lucky: .cyan
    case .forgot: .red
    case .missedChance: .yellow
    case .unlucky: .gray
    }
  }

  /// Of several turns that share a column the one to be seen: the higher, the more it tells.
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

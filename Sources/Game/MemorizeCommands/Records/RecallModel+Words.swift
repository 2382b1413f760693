import MemorySimulation

extension RecallModel {
  /// The model in the words of a legend for players.
  var words: String {
    switch family {
    case .capacity: "a memory for \(counted(Int(parameter), "card"))"
    case .forgetful: "each choice loses \(Int((parameter * 100).rounded())) %"
    case .power: "forgetting by a power law"
    case .actr: "forgetting over time"
    }
  }
}

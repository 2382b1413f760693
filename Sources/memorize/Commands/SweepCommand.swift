import MemorySimulation

/// `memorize sweep`: a simulation for each value of a parameter.
struct SweepCommand: Sendable {
  static let standardPairs = 4...26

  /// What varies.
  let parameter: RunHead.Parameter
  /// In rising order, at least one, with what each would play alone.
  let points: [(value: Int, simulate: SimulateCommand)]
  let output: SimulateCommand.Output
  /// Where a picture goes, if anywhere.
  let picture: OutputPlace?
  /// Where CSV and JSON go as well, if anywhere.
  let folder: String?
  /// Whether CSV begins with the head of the run.
  let tellsHead: Bool

  init(_ given: GivenArguments) throws(UsageError) {
    let pairs = try given[.sweptPairs]
    let capacity = try given[.sweptCapacity]
    let swept = capacity ?? pairs ?? Self.standardPairs
    if capacity != nil, let pairs, pairs.count > 1 { throw .twoRanges }
    if capacity != nil {
      try given.refuse([Option.ownPlayer.row], beside: Option.sweptCapacity.row)
    }
    let step = try given[.step] ?? 1
    let values = stride(from: swept.lowerBound, through: swept.upperBound, by: step)
    parameter = capacity == nil ? .pairs : .capacity
    points = try values.map { value throws(UsageError) in
      let row = capacity == nil ? Option.sweptPairs.row : Option.ownPlayer.row
      let word = capacity == nil ? "\(value)" : "capacity:\(value)"
      return (value, try SimulateCommand(given.giving(row, word)))
    }
    output = points[0].simulate.output
    picture = try given[.svg]
    folder = points[0].simulate.folder
    tellsHead = points[0].simulate.tellsHead
  }
}

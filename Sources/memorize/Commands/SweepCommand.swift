/// `memorize sweep`: a simulation for each value of a parameter.
struct SweepCommand: Sendable {
  static let standardPairs = 4...26

  /// What varies, as it is typed and printed.
  let parameter: String
  /// In rising order, at least one, with what each would play alone.
  let points: [(value: Int, simulate: SimulateCommand)]
  let output: SimulateCommand.Output
  /// Where a picture goes, if anywhere.
  let picture: String?

  init(_ given: GivenArguments) throws(UsageError) {
    let pairs = try given[.sweptPairs]
    let capacity = try given[.sweptCapacity]
    let swept = capacity ?? pairs ?? Self.standardPairs
    if capacity != nil, let pairs, pairs.count > 1 { throw .twoRanges }
    if capacity != nil { try given.refuse([Option.player.row], beside: Option.sweptCapacity.row) }
    let step = try given[.step] ?? 1
    let values = stride(from: swept.lowerBound, through: swept.upperBound, by: step)
    parameter = capacity == nil ? "pairs" : "capacity"
    points = try values.map { value throws(UsageError) in
      let row = capacity == nil ? Option.sweptPairs.row : Option.player.row
      let word = capacity == nil ? "\(value)" : "capacity:\(value)"
      return (value, try SimulateCommand(given.giving(row, word)))
    }
    output = points[0].simulate.output
    picture = try given[.svg]
  }
}

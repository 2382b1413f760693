import CommandLineKit
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

  /// What is typed: what varies, and what is simulated for each value of it.
  struct Arguments: Sendable {
    let pairs: ClosedRange<Int>?
    let capacity: ClosedRange<Int>?
    let step: Int
    let simulate: SimulateCommand.Arguments

    init(_ arguments: inout ArgumentReader) throws(ArgumentError) {
      pairs = try arguments[.sweptPairs]
      capacity = try arguments[.sweptCapacity]
      step = try arguments[.step]
      var simulate = SimulateCommand.Arguments()
      simulate.seed = try arguments[.seed]
      simulate.games = try arguments[.games]
      simulate.players = try arguments[.ownPlayer]
      simulate.flipTime = try arguments[.flipTime]
      simulate.threads = try arguments[.threads]
      simulate.rules = try RuleOptions(&arguments)
      simulate.isJSON = try arguments[.json]
      simulate.isCSV = try arguments[.sweepAsCSV]
      simulate.tellsHead = try arguments[.csvHead]
      simulate.folder = try arguments[.out]
      simulate.picture = try arguments[.svg]
      self.simulate = simulate
    }
  }

  init(_ arguments: Arguments) throws(UsageError) {
    let swept = arguments.capacity ?? arguments.pairs ?? Self.standardPairs
    if arguments.capacity != nil {
      if let pairs = arguments.pairs, pairs.count > 1 { throw .twoRanges }
      if !arguments.simulate.players.isEmpty {
        throw .conflict(Option.sweptCapacity.row, Option.ownPlayer.row)
      }
    }
    let values = stride(from: swept.lowerBound, through: swept.upperBound, by: arguments.step)
    points = try values.map { value throws(UsageError) in
      (value, try SimulateCommand(arguments.simulate(value)))
    }
    parameter = arguments.capacity == nil ? .pairs : .capacity
    output = points[0].simulate.output
    picture = arguments.simulate.picture
    folder = arguments.simulate.folder
    tellsHead = arguments.simulate.tellsHead
  }
}

extension SweepCommand.Arguments {
  /// What is simulated for one of the values.
  fileprivate func simulate(_ value: Int) -> SimulateCommand.Arguments {
    var simulate = simulate
    if capacity == nil {
      simulate.deck.pairs = value
    } else {
      simulate.deck.pairs = pairs?.lowerBound
      simulate.players = [.capacity(value)]
    }
    return simulate
  }
}

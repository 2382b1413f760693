import MemorySimulation

extension TheoryCheck {
  /// The table, with a row for each quantity of the theory.
  var table: [String] {
    let head = ["", "mean", "theory", "standard errors apart"]
    let rows = deviations.map { deviation in
      [
        deviation.prediction.name, deviation.mean.inThousandths,
        deviation.prediction.mean.inThousandths, deviation.apart,
      ]
    }
    return AlignedColumns(rows: [head] + rows, textColumns: [0]).lines
  }
}

extension TheoryCheck.Deviation {
  fileprivate var apart: String { errors.isFinite ? errors.inThousandths : "impossible" }
}

extension Failure {
  /// Creates the failure, with exit code 1, for a run that deviates from theory.
  static func farFromTheory(_ check: TheoryCheck) -> Failure {
    let far = check.deviations.filter { !$0.isTolerable }
    let list = far.map { "\($0.prediction.name) \($0.apart)" }.joined(separator: ", ")
    return Failure(
      code: .failed,
      message: "more than \(Int(TheoryCheck.mostErrors)) standard errors from theory: \(list)")
  }
}

import PlainJSON

/// How far a run is from theory.
public struct TheoryCheck: Sendable {
  /// More than this happens once in 15,000 honest runs, for each quantity.
  public static let mostErrors = 4.0

  /// How far one quantity is from what theory says of it.
  public struct Deviation: Sendable {
    /// What theory says.
    public let prediction: Prediction
    /// What the games came to on average.
    public let mean: Double
    /// By how many standard errors of theory the mean is above what theory says.
    ///
    /// Infinite where theory allows no difference and there is one.
    public let errors: Double

    /// Whether an honest run may well be this far away.
    public var isTolerable: Bool { abs(errors) <= mostErrors }
  }

  /// Empty without games.
  public let deviations: [Deviation]

  /// Whether every quantity is near enough; true without games.
  public var isPassed: Bool { deviations.allSatisfy(\.isTolerable) }

  init(_ predictions: [Prediction], of quantities: [(name: String, summary: Summary)]) {
    deviations = predictions.compactMap { prediction in
      let summary = quantities.first { $0.name == prediction.name }?.summary
      guard let summary, let mean = summary.mean else { return nil }
      let error = (prediction.variance / Double(summary.count)).squareRoot()
      return Deviation(
        prediction: prediction, mean: mean,
        errors: Self.ratio(mean - prediction.mean, to: error))
    }
  }

  /// A difference that rounding explains is none.
  private static func ratio(_ difference: Double, to error: Double) -> Double {
    abs(difference) < 1e-9 ? 0 : difference / error
  }

  /// The `check` of a report, version 1.
  ///
  ///     {"passed":true,"mostErrors":4.0,"turns":{"theory":5.92…,"errors":-0.7…},"lucky":{…}}
  ///
  /// `errors` counts standard errors; it is null where theory allows no difference and there is one.
  var json: JSON {
    .members(
      [("passed", .bool(isPassed)), ("mostErrors", .double(Self.mostErrors))]
        + deviations.map { deviation in
          (
            deviation.prediction.name,
            .object([
              "theory": .double(deviation.prediction.mean), "errors": .double(deviation.errors),
            ])
          )
        })
  }
}

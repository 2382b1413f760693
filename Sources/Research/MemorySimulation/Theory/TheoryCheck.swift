import PlainJSON

/// The comparison of a simulation's means with theory.
public struct TheoryCheck: Sendable {
  /// The tolerance in standard errors, which one in 15,000 correct runs exceeds, for each quantity.
  public static let mostErrors = 4.0

  /// The deviation of a quantity from its prediction.
  public struct Deviation: Sendable {
    /// The prediction of theory.
    public let prediction: Prediction
    /// The mean of the quantity over the simulated games.
    public let mean: Double
    /// The deviation of the mean in standard errors of theory.
    ///
    /// Infinite if theory allows no deviation and there is one.
    public let errors: Double

    /// True if the deviation is within the tolerance.
    public var isTolerable: Bool { abs(errors) <= mostErrors }
  }

  /// The deviations; empty without games.
  public let deviations: [Deviation]

  /// True if every deviation is within the tolerance, and without games.
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

  /// Returns the ratio, in which a difference explained by rounding counts as zero.
  private static func ratio(_ difference: Double, to error: Double) -> Double {
    abs(difference) < 1e-9 ? 0 : difference / error
  }

  /// The `check` of a report in version 1 of its schema.
  ///
  ///     {"passed":true,"mostErrors":4.0,"turns":{"theory":5.92…,"errors":-0.7…},"lucky":{…}}
  ///
  /// `errors` counts standard errors; it is null if theory allows no deviation and there is one.
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

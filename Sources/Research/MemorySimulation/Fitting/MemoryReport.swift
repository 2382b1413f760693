public import PlainJSON

/// The models of memory that fit the games of a player, and the player's recall curve.
public struct MemoryReport: Sendable {
  /// The version of the JSON and of the columns of the CSV.
  public static let version = 1

  /// The games as the player saw them, the oldest first.
  public let traces: [MemoryTrace]
  /// The fits in the order of `RecallModel.Family`; none if no choice counts.
  public let fits: [ModelFit]
  /// The recall curve.
  public let curve: RecallCurve
  /// The expected recall at each point of the curve, for each fit.
  public let expectations: [[Double]]

  init(_ traces: [MemoryTrace], _ fits: [ModelFit]) {
    (self.traces, self.fits) = (traces, fits)
    let curve = RecallCurve(of: traces)
    self.curve = curve
    expectations = fits.map { curve.expectation(by: $0, of: traces) }
  }

  /// The fit with the smallest BIC; of equal ones, the first.
  public var best: ModelFit? { fits.min { $0.bic < $1.bic } }
}

extension MemoryReport {
  /// The report as JSON.
  public var json: JSON {
    .object([
      "version": .int(Self.version),
      "games": .int(traces.count),
      "chances": .int(fits.first?.chances ?? 0),
      "best": best.map { .string($0.model.description) } ?? .null,
      "models": .array(fits.map(\.json)),
      "recall": .array(
        zip(curve.points.indices, curve.points).map { index, point in
          point.json(expected: zip(fits, expectations).map { ($0, $1[index]) })
        }),
    ])
  }
}

extension ModelFit {
  /// The fit as JSON.
  var json: JSON {
    .object([
      "model": .string(model.family.rawValue),
      "parameter": .double(parameter.value),
      "low": .double(parameter.interval.lowerBound),
      "high": .double(parameter.interval.upperBound),
      "oneSided": .bool(parameter.isAtLowerBound || parameter.isAtUpperBound),
      "lapse": .double(lapse),
      "logLikelihood": .double(logLikelihood),
      "aic": .double(aic),
      "bic": .double(bic),
      "heldOut": heldOut.map { .double($0) } ?? .null,
    ])
  }
}

extension RecallCurve.Point {
  fileprivate func json(expected: [(ModelFit, Double)]) -> JSON {
    .object([
      "lags": .array([.int(lags.lowerBound), .int(lags.upperBound)]),
      "chances": .int(chances),
      "hits": .int(hits),
      "recall": recall.map { .double($0) } ?? .null,
      "low": interval.map { .double($0.lowerBound) } ?? .null,
      "high": interval.map { .double($0.upperBound) } ?? .null,
      "expected": .members(expected.map { ($0.model.family.rawValue, .double($1)) }),
    ])
  }
}

extension RecallModel {
  /// Returns the number of cards after which half of the cards are recalled that were seen once.
  ///
  /// - Parameter secondsPerCard: The mean time from flip to flip, for models in seconds.
  /// - Returns: The number; infinity for a perfect memory.
  public func halfLife(secondsPerCard: Double) -> Double {
    let half = 2.0.naturalLogarithm
    switch family {
    case .capacity: return parameter
    case .forgetful:
      if parameter <= 0 { return .infinity }
      return parameter < 1 ? half / -(1 - parameter).naturalLogarithm : 0
    case .power: return parameter > 0 ? (half / parameter).exponential - 1 : .infinity
    case .actr:
      let threshold = ActivationModel.standardThreshold.value
      guard parameter > 0 else { return .infinity }
      return (-threshold / parameter).exponential / max(secondsPerCard, 1e-9)
    }
  }
}

extension ModelFit {
  /// Returns the half-lives of the ends of the parameter's interval, the shorter one first.
  public func halfLives(secondsPerCard: Double) -> ClosedRange<Double> {
    let ends = [parameter.interval.lowerBound, parameter.interval.upperBound].map {
      RecallModel(model.family, $0).halfLife(secondsPerCard: secondsPerCard)
    }
    return min(ends[0], ends[1])...max(ends[0], ends[1])
  }
}

extension MemoryReport {
  /// The mean time from one flip to the next in seconds; nil without two flips in one game.
  public var secondsPerCard: Double? {
    var (seconds, gaps) = (0.0, 0)
    for trace in traces {
      let times = trace.flipTimes
      guard let first = times.first, let last = times.last, times.count > 1 else { continue }
      seconds += last - first
      gaps += times.count - 1
    }
    return gaps > 0 ? seconds / Double(gaps) : nil
  }
}

extension MemoryTrace {
  fileprivate var flipTimes: [Double] {
    steps.compactMap { if case .flip(let flip) = $0 { flip.seconds } else { nil } }
  }
}

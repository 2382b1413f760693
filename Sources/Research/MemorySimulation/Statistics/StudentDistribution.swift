/// Student's t-distribution, for confidence intervals of means.
///
/// After "Student" (W. S. Gosset, "The probable error of a mean", Biometrika 1908). Only the four
/// basic operations and square roots are used, which every machine rounds alike, so that the output
/// is byte-identical.
struct StudentDistribution {
  private static let normal = 1.959963984540054
  /// The degrees of freedom from which on the expansion is exact to double precision.
  private static let many = 1_000

  /// The number of measurements minus one, at least one.
  let degreesOfFreedom: Int

  /// - Precondition: At least one degree of freedom.
  init(degreesOfFreedom: Int) {
    precondition(degreesOfFreedom > 0, "\(degreesOfFreedom) degrees of freedom tell nothing")
    self.degreesOfFreedom = degreesOfFreedom
  }

  /// The two-sided 95 % quantile: 12.706 for one degree of freedom, 1.960 for very many.
  var within95Percent: Double {
    degreesOfFreedom < Self.many ? bisected(0.95) : expanded
  }

  /// Returns the probability of a distance from zero of at most `distance`.
  ///
  /// Abramowitz and Stegun, "Handbook of Mathematical Functions", 26.7.3 and 26.7.4.
  func share(within distance: Double) -> Double {
    let degrees = Double(degreesOfFreedom)
    let squaredCosine = degrees / (degrees + distance * distance)
    let sine = distance / (degrees + distance * distance).squareRoot()
    let isOdd = degreesOfFreedom % 2 == 1
    var term = isOdd ? squaredCosine.squareRoot() : 1
    var sum = degreesOfFreedom == 1 ? 0 : term
    var power = isOdd ? 2 : 1
    while power < degreesOfFreedom - 1 {
      term *= squaredCosine * Double(power) / Double(power + 1)
      sum += term
      power += 2
    }
    guard isOdd else { return sine * sum }
    return 2 / Double.pi * (Self.arctangent(distance / degrees.squareRoot()) + sine * sum)
  }

  private func bisected(_ share: Double) -> Double {
    var (low, high) = (1.0, 16.0)
    while true {
      let middle = (low + high) / 2
      if middle <= low || middle >= high { return middle }
      if self.share(within: middle) < share { low = middle } else { high = middle }
    }
  }

  /// The 95 % quantile by an expansion in powers of 1 / degrees, ibidem 26.7.5.
  private var expanded: Double {
    let x = Self.normal
    let x2 = x * x
    let coefficients = [
      x * (x2 + 1) / 4,
      x * ((5 * x2 + 16) * x2 + 3) / 96,
      x * (((3 * x2 + 19) * x2 + 17) * x2 - 15) / 384,
      x * ((((79 * x2 + 776) * x2 + 1_482) * x2 - 1_920) * x2 - 945) / 92_160,
    ]
    let sum = coefficients.reversed().reduce(0) { ($0 + $1) / Double(degreesOfFreedom) }
    return x + sum
  }

  /// Returns the angle, reduced to an eighth so that few powers are enough.
  private static func arctangent(_ tangent: Double) -> Double {
    let small = halved(halved(halved(tangent)))
    var sum = 0.0
    var power = 27.0
    while power > 0 {
      sum = 1 / power - small * small * sum
      power -= 2
    }
    return 8 * small * sum
  }

  /// Returns the tangent of half the angle.
  private static func halved(_ tangent: Double) -> Double {
    tangent / (1 + (1 + tangent * tangent).squareRoot())
  }
}

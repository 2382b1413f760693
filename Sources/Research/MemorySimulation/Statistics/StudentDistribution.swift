/// How far the mean of few measurements may lie from the truth, in estimated standard errors.
///
/// The law of "Student" (W. S. Gosset, "The probable error of a mean", Biometrika 1908). Only the
/// four operations and square roots are used, which every machine rounds alike, so the same figures
/// give the same bytes everywhere.
struct StudentDistribution {
  private static let normal = 1.959963984540054
  /// From here on the expansion errs by less than a double can tell.
  private static let many = 1_000

  /// One less than there are measurements, at least one.
  let degreesOfFreedom: Int

  /// - Precondition: At least one degree of freedom.
  init(degreesOfFreedom: Int) {
    precondition(degreesOfFreedom > 0, "\(degreesOfFreedom) degrees of freedom tell nothing")
    self.degreesOfFreedom = degreesOfFreedom
  }

  /// What 95 of 100 lie within, on both sides of zero: 12.706 for one degree, 1.960 for very many.
  var within95Percent: Double {
    degreesOfFreedom < Self.many ? bisected(0.95) : expanded
  }

  /// The share that lies within a distance from zero.
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

  /// The same by powers of one over the degrees, ibidem 26.7.5.
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

  /// The angle, an eighth of which is small enough for a few powers.
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

  /// The tangent of half the angle.
  private static func halved(_ tangent: Double) -> Double {
    tangent / (1 + (1 + tangent * tangent).squareRoot())
  }
}

/// The marks of a logarithmic axis: powers of ten, and numbers between them if there is space.
struct DecadeMarks {
  /// The numbered marks in ascending order, at least two; nil if the axis is too short for them.
  let numbered: [Double]?
  /// The marks without a number, in ascending order.
  let others: [Double]

  /// The choices of numbered marks in a decade, from many to few.
  private static let choices = [Array(1...9), [1, 2, 3, 5, 7], [1, 2, 5], [1, 3], [1]]

  /// - Parameters:
  ///   - values: The values of the axis, above zero.
  ///   - most: The number of labels that fit.
  init(_ values: ClosedRange<Double>, most: Int) {
    let decades = Self.decades(of: values)
    func marks(_ factors: [Int]) -> [Double] {
      decades.flatMap { decade in factors.map { decade.times(Double($0)) } }
        .filter { values.contains($0) }
    }
    let all = Self.choices.map(marks)
    let few = all.dropFirst(all[0].count > 6 ? 2 : 0).first { $0.count <= most }
    let sparse = few ?? Self.thinned(marks([1]), to: most)
    numbered = sparse.count > 1 ? sparse : nil
    others = decades.count > 8 ? [] : all[0].filter { !sparse.contains($0) }
  }

  private static func thinned(_ powers: [Double], to most: Int) -> [Double] {
    let step = (powers.count + most - 1) / max(1, most)
    return stride(from: 0, to: powers.count, by: max(1, step)).map { powers[$0] }
  }

  /// A power of ten, as a whole numerator or denominator, so that its multiples are exact.
  private struct Decade {
    let power: Double
    let isFraction: Bool

    func times(_ factor: Double) -> Double { isFraction ? factor / power : factor * power }
  }

  private static func decades(of values: ClosedRange<Double>) -> [Decade] {
    var decades: [Decade] = []
    var power = 1.0
    while 10 / power > values.lowerBound, power < 1e15 {
      if power > 1, 1 / power <= values.upperBound {
        decades.insert(Decade(power: power, isFraction: true), at: 0)
      }
      power *= 10
    }
    power = 1
    while power <= values.upperBound, power < 1e18 {
      if power * 10 > values.lowerBound { decades.append(Decade(power: power, isFraction: false)) }
      power *= 10
    }
    return decades
  }
}

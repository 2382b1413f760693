/// The search for the widest cards in a space without cells.
///
/// In c columns and r rows a card can be `across(c)` wide before the grid is too wide, and
/// `down(r)` before it is too high. More columns lower the first and, because they need fewer rows,
/// raise the second. With fractions of a row allowed, r = n / c, both are equal at one c, the
/// crossing.
struct ContinuousFit {
  let count: Int
  let width: Double
  let height: Double
  let aspectRatio: Double
  let columnGap: Double
  let rowGap: Double

  /// The optimum, one of three arrangements.
  ///
  /// Let c₀ be the crossing and r₀ = n / c₀. Up to c₀ columns the height decides, so the fewest
  /// rows are best: those of ⌊c₀⌋ columns. With at most r₀ rows the width decides, so the fewest
  /// columns are best: those of ⌊r₀⌋ rows. All column counts in between have ⌊r₀⌋ + 1 rows, like
  /// ⌊c₀⌋ + 1.
  var widest: Candidate {
    let crossing = crossing
    let columns = whole(crossing)
    let rows = whole(Double(count) / crossing)
    return candidate(Arrangement(of: count, inColumns: columns))
      .orBetter(candidate(Arrangement(of: count, inColumns: columns + 1)))
      .orBetter(candidate(Arrangement(of: count, inRows: rows)))
  }

  /// The root of a·c² + b·c = w, in the form without cancellation of nearly equal numbers.
  private var crossing: Double {
    let a = aspectRatio * (height + rowGap) / Double(count)
    let b = columnGap - aspectRatio * rowGap
    let w = width + columnGap
    let root = (b * b + 4 * a * w).squareRoot()
    return b > 0 ? 2 * w / (root + b) : (root - b) / (2 * a)
  }

  /// Returns the number rounded down and clamped to `1...count`; 1 for not-a-number.
  private func whole(_ number: Double) -> Int {
    guard number > 1 else { return 1 }
    return number < Double(count) ? Int(number) : count
  }

  private func candidate(_ arrangement: Arrangement) -> Candidate {
    let across = (width + columnGap) / Double(arrangement.columns) - columnGap
    let down = aspectRatio * ((height + rowGap) / Double(arrangement.rows) - rowGap)
    return Candidate(arrangement: arrangement, cardWidth: min(across, down))
  }
}

extension ContinuousFit {
  struct Candidate {
    let arrangement: Arrangement
    let cardWidth: Double

    /// Returns the candidate with wider cards, or the tidier one if the widths differ by rounding
    /// only.
    func orBetter(_ other: Candidate) -> Candidate {
      let difference = other.cardWidth - cardWidth
      let isTie = difference.magnitude <= cardWidth.magnitude * 0x1p-40
      let isBetter = isTie ? other.arrangement.isTidier(than: arrangement) : difference > 0
      return isBetter ? other : self
    }
  }
}

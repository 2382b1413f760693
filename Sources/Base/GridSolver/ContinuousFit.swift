/// The search for the largest cards in a space without cells.
///
/// In c columns and r rows a card can be `across(c)` wide before the grid is too wide, and
/// `down(r)` high before it is too high. More columns lower the first and, because they need fewer
/// rows, raise the second. With fractions of a row allowed, r = n / c, a card of one aspect fills
/// both at one c, the crossing of this aspect.
struct ContinuousFit {
  let count: Int
  let width: Double
  let height: Double
  let narrowestAspect: Double
  let widestAspect: Double
  let columnGap: Double
  let rowGap: Double

  /// The optimum, one of the arrangements between two crossings; with one aspect, one of three.
  ///
  /// Up to the crossing c of the widest aspect the height decides, so the fewest rows are best:
  /// those of ⌊c⌋ columns. Let d be the crossing of the narrowest aspect, and r = n / d. With at
  /// most r rows the width decides, so the fewest columns are best: those of ⌊r⌋ rows. In between,
  /// cards of another aspect fill both directions, and only the rounding of the rows decides.
  var largest: Candidate {
    let columns = Int(crossing(of: widestAspect))
    // Less the error of the crossing: one row too many would miss the optimum.
    let rows = Int(max(1, Double(count) / crossing(of: narrowestAspect) * (1 - 0x1p-50)))
    let last = candidate(Arrangement(of: count, inRows: rows))
    var best = candidate(Arrangement(of: count, inColumns: columns))
    var next = best.arrangement.inFewerRows
    while let arrangement = next, arrangement.columns < last.arrangement.columns {
      best = best.orBetter(candidate(arrangement))
      next = arrangement.inFewerRows
    }
    return best.orBetter(last)
  }

  /// Returns the number of columns at which cards of an aspect fill both directions, clamped to
  /// `1...count`; 1 for not-a-number.
  ///
  /// The root of a·c² + b·c = w, in the form without cancellation of nearly equal numbers.
  @inline(__always)
  private func crossing(of aspect: Double) -> Double {
    let a = aspect * (height + rowGap) / Double(count)
    let b = columnGap - aspect * rowGap
    let w = width + columnGap
    let root = (b * b + 4 * a * w).squareRoot()
    let crossing = b > 0 ? 2 * w / (root + b) : (root - b) / (2 * a)
    return crossing > 1 ? min(crossing, Double(count)) : 1
  }

  /// Returns the widest cards of an arrangement, as high as they may be.
  @inline(__always)
  private func candidate(_ arrangement: Arrangement) -> Candidate {
    let across = (width + columnGap) / Double(arrangement.columns) - columnGap
    let down = (height + rowGap) / Double(arrangement.rows) - rowGap
    let cardWidth = min(across, widestAspect * down)
    let cardHeight = max(cardWidth / widestAspect, min(down, cardWidth / narrowestAspect))
    return Candidate(arrangement: arrangement, cardWidth: cardWidth, cardHeight: cardHeight)
  }
}

extension ContinuousFit {
  struct Candidate {
    let arrangement: Arrangement
    let cardWidth: Double
    let cardHeight: Double

    /// The area; negative if there is no room.
    private var area: Double { cardWidth > 0 ? cardWidth * cardHeight : -1 }

    /// Returns the candidate with larger cards, or the tidier one if the areas differ by rounding
    /// only.
    @inline(__always)
    func orBetter(_ other: Candidate) -> Candidate {
      let difference = other.area - area
      let isTie = difference.magnitude <= area.magnitude * 0x1p-39
      let isBetter = isTie ? other.arrangement.isTidier(than: arrangement) : difference > 0
      return isBetter ? other : self
    }
  }
}

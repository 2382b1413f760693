/// The search for the largest cards in a space of whole cells.
///
/// A card of a given width may have every height from that of the widest aspect to that of the
/// narrowest, because each whole height in between is the exact height of some rational aspect.
/// Both limits grow with the width.
struct CellFit {
  let count: Int
  let width: Int
  let height: Int
  let columnGap: Int
  let rowGap: Int
  /// The proportions of the lowest card of any width.
  let widestAspect: CellProportions
  /// The proportions of the highest card of any width.
  let narrowestAspect: CellProportions

  /// The largest cards; nil if none fit.
  ///
  /// No card is wider than the widest one of the widest aspect. The search begins with as many rows
  /// as have room for it, because cards in more rows are both narrower and lower. It ends where the
  /// width of a column alone permits only smaller areas, as it does in all later arrangements.
  var largest: Candidate? {
    guard needsSearch, let widest else { return noCards }
    var best = candidate(
      Arrangement(of: count, inRows: widest.rows), cardWidth: widest.cardWidth)
    var next = best.arrangement.inFewerRows
    while let arrangement = next, areaLimit(inColumns: arrangement.columns) >= best.area {
      best = best.orBetter(candidate(arrangement))
      next = arrangement.inFewerRows
    }
    return best
  }

  /// The largest cards of each arrangement with room for some, in the order of columns.
  var candidates: [Candidate] {
    guard needsSearch else { return [noCards].compactMap(\.self) }
    let room = room(forWidth: 1)
    guard fits(room) else { return [] }
    return sequence(first: Arrangement(of: count, inRows: room.rows), next: \.inFewerRows)
      .prefix { $0.columns <= room.columns }.map(candidate)
  }

  private var needsSearch: Bool { count > 0 && 1...65535 ~= width && 1...65535 ~= height }

  private var noCards: Candidate? {
    count > 0 ? nil : Candidate(arrangement: .empty, cardWidth: 0, cardHeight: 0)
  }

  /// Returns the widest cards of an arrangement that has room for some, as high as they may be.
  ///
  /// Narrower cards may not be higher, so these alone have the largest area.
  private func candidate(_ arrangement: Arrangement) -> Candidate {
    let limit = widestAspect.cardWidth(withinHeight: down(arrangement.rows))
    return candidate(arrangement, cardWidth: min(across(arrangement.columns), limit))
  }

  private func candidate(_ arrangement: Arrangement, cardWidth: Int) -> Candidate {
    let limit = narrowestAspect.cardHeight(ofWidth: cardWidth)
    return Candidate(
      arrangement: arrangement, cardWidth: cardWidth,
      cardHeight: min(down(arrangement.rows), limit))
  }

  private func across(_ columns: Int) -> Int { (width + columnGap) / columns - columnGap }

  private func down(_ rows: Int) -> Int { (height + rowGap) / rows - rowGap }

  /// Returns an upper bound of the area of a card, which falls with the number of columns.
  private func areaLimit(inColumns columns: Int) -> Int {
    let cardWidth = across(columns)
    return cardWidth * min(height, narrowestAspect.cardHeight(ofWidth: cardWidth))
  }
}

extension CellFit {
  struct Candidate {
    let arrangement: Arrangement
    let cardWidth: Int
    let cardHeight: Int

    var area: Int { cardWidth * cardHeight }

    /// Returns the candidate with larger cards, or the tidier one if the areas are equal.
    func orBetter(_ other: Candidate) -> Candidate {
      let isTie = other.area == area
      let isBetter = isTie ? other.arrangement.isTidier(than: arrangement) : other.area > area
      return isBetter ? other : self
    }
  }
}

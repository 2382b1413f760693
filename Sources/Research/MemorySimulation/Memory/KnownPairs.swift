/// The knowledge of a perfect memory in a game of pairs, with two cards of each kind.
struct KnownPairs {
  private struct Kind {
    var first: Int?
    var second: Int?
    var isMatched = false
    /// The index among the singles.
    var place = 0
  }

  private var kinds: [Kind] = []
  private var isSeen: [Bool] = []
  /// The kinds with both cards known, including kinds that were matched meanwhile.
  private var whole: [Int] = []
  private var firstUnseen = 0
  /// The kinds with one card known.
  private(set) var singles: [Int] = []
  /// The number of unmatched pairs.
  private(set) var pairsLeft = 0

  /// Starts a game; memory is allocated only for the first and for larger ones.
  mutating func forgetAll(cards: Int) {
    kinds.removeAll(keepingCapacity: true)
    isSeen.removeAll(keepingCapacity: true)
    whole.removeAll(keepingCapacity: true)
    singles.removeAll(keepingCapacity: true)
    kinds.append(contentsOf: repeatElement(Kind(), count: cards))
    isSeen.append(contentsOf: repeatElement(false, count: cards))
    firstUnseen = 0
    pairsLeft = cards / 2
  }

  /// The first card in table order that was never seen.
  var unseen: Int? { firstUnseen < isSeen.count ? firstUnseen : nil }

  /// Returns the known cards of a kind.
  func known(of kind: Int) -> (first: Int?, second: Int?) {
    (kinds[kind].first, kinds[kind].second)
  }

  /// Returns true if both cards of a kind are known.
  func isWhole(_ kind: Int) -> Bool { kinds[kind].second != nil }

  mutating func learn(_ card: Int, _ kind: Int) {
    guard !isSeen[card] else { return }
    isSeen[card] = true
    while firstUnseen < isSeen.count, isSeen[firstUnseen] { firstUnseen += 1 }
    if kinds[kind].first == nil {
      kinds[kind].first = card
      kinds[kind].place = singles.count
      singles.append(kind)
    } else {
      precondition(kinds[kind].second == nil, "kind \(kind) has more than two cards")
      kinds[kind].second = card
      whole.append(kind)
      removeSingle(kind)
    }
  }

  private mutating func removeSingle(_ kind: Int) {
    let last = singles.removeLast()
    guard last != kind else { return }
    singles[kinds[kind].place] = last
    kinds[last].place = kinds[kind].place
  }

  mutating func match(_ kind: Int) {
    kinds[kind].isMatched = true
    pairsLeft -= 1
  }

  /// Returns a kind with both cards known and on the table, if there is one.
  mutating func wholeKind() -> Int? {
    while let kind = whole.last, kinds[kind].isMatched { whole.removeLast() }
    return whole.last
  }
}

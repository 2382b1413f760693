import TextUI

/// The rank of a grid of cards; the least is the best.
///
/// What people read counts first: cards with a rim, texts and words that are not cut, large
/// pictures; then a last row that is not nearly empty, large cards, and their shape.
struct BoardRank: Comparable {
  let candidate: BoardCandidate
  private let key: [Int]

  init(of candidate: BoardCandidate, _ count: Int, _ words: CardWords) {
    self.candidate = candidate
    let facts = Facts(candidate, count, words)
    key = facts.readingKey + (words.hasSymbols ? facts.pictureKey : facts.textKey)
  }

  static func < (one: BoardRank, other: BoardRank) -> Bool {
    one.key.lexicographicallyPrecedes(other.key)
  }

  /// The measures of a grid.
  private struct Facts {
    let candidate: BoardCandidate
    let count: Int
    let words: CardWords
    let captions: CardWords.Captions

    init(_ candidate: BoardCandidate, _ count: Int, _ words: CardWords) {
      (self.candidate, self.count, self.words) = (candidate, count, words)
      captions = words.captions(in: candidate.inside)
    }

    /// The measures of what can be read.
    var readingKey: [Int] {
      let all = max(1, words.captions.values.reduce(0, +))
      return [
        cutTexts, cutTexts > 0 ? -inside.width * inside.height : 0, edge, brokenTexts,
        (20 * captions.cut + all / 2) / all,
        candidate.isStretched ? 1 : 0,
      ]
    }

    /// The measures of cards with symbols or pictures.
    var pictureKey: [Int] {
      let side = Int(captions.picture.rounded())
      let isSymbolOff = side <= CardWords.symbolSide && !inside.width.isMultiple(of: 2)
      return [
        -side, candidate.edge == .rim && isSymbolOff ? 1 : 0,
        emptySlots > candidate.columns / 2 ? 1 : 0, -area, shapeDistance,
      ]
    }

    /// The measures of cards with texts alone.
    var textKey: [Int] {
      [-min(candidate.card.height, 3), emptySlots, -inside.width * inside.height]
    }

    private var inside: Size { candidate.inside }

    private var edge: Int {
      switch candidate.edge {
      case .rim: 0
      case .gap: 1
      case .none: 2
      }
    }

    private var cutTexts: Int { words.texts.count - words.count(in: inside, breaksWords: true) }

    private var brokenTexts: Int {
      words.texts.count - words.count(in: inside, breaksWords: false)
    }

    private var emptySlots: Int {
      let rows = (count + candidate.columns - 1) / candidate.columns
      return rows * candidate.columns - count
    }

    private var area: Int { candidate.card.width * candidate.card.height }

    /// The distance of the card's shape from 0.85, in hundredths.
    private var shapeDistance: Int {
      abs(50 * (candidate.card.width - 1) / max(1, candidate.card.height - 1) - 85)
    }
  }
}

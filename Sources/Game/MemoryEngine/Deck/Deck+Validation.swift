/// What is wrong with a deck, and where.
public enum DeckError: Error, Hashable, Sendable {
  /// A deck of nothing.
  case noKinds
  /// A kind, by its number, that nothing shows.
  case kindWithoutFaces(kind: Int)
  /// A kind without cards, or with less than none.
  case noCopies(kind: Int, copies: Int)
  /// A kind of which some cards would be left over when all others are matched.
  case copiesNotInMatches(kind: Int, copies: Int, matchSize: Int)
  /// Two kinds, by their numbers, that nobody could tell apart.
  case sameFace(inKinds: Int, Int)
  /// Reached at this kind; the cards beyond it are not counted.
  case tooManyCards(kind: Int)
}

extension Deck {
  static func validate(_ kinds: [Kind]) throws(DeckError) {
    guard !kinds.isEmpty else { throw .noKinds }
    var cards = 0
    var owner: [Face: Int] = [:]
    for (number, kind) in kinds.enumerated() {
      guard !kind.faces.isEmpty else { throw .kindWithoutFaces(kind: number) }
      guard kind.copies > 0 else { throw .noCopies(kind: number, copies: kind.copies) }
      guard kind.copies <= maximumCardCount - cards else { throw .tooManyCards(kind: number) }
      cards += kind.copies
      try register(kind.faces, for: number, in: &owner)
    }
  }

  private static func register(
    _ faces: [Face], for number: Int, in owner: inout [Face: Int]
  ) throws(DeckError) {
    for face in faces {
      let first = owner.updateValue(number, forKey: face) ?? number
      guard first == number else { throw .sameFace(inKinds: first, number) }
    }
  }
}

extension DeckError: CustomStringConvertible {
  /// One sentence for the person, without a full stop.
  public var description: String {
    switch self {
    case .noKinds:
      "the deck has no kinds"
    case .kindWithoutFaces(let kind):
      "kind \(kind) of the deck has no faces"
    case .noCopies(let kind, let copies):
      "kind \(kind) of the deck has \(copies) copies, and needs at least one match of them"
    case .copiesNotInMatches(let kind, let copies, let matchSize):
      "kind \(kind) of the deck has \(copies) copies, which is no multiple of \(matchSize)"
    case .sameFace(let first, let second):
      "kinds \(first) and \(second) of the deck share a face"
    case .tooManyCards(let kind):
      "the deck has more than \(Deck<Int>.maximumCardCount) cards, counted up to kind \(kind)"
    }
  }
}

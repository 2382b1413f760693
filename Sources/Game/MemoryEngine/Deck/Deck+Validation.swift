/// An error in a deck, with its place.
public enum DeckError: Error, Hashable, Sendable {
  /// The deck has no kinds.
  case noKinds
  /// The kind at this index has no faces.
  case kindWithoutFaces(kind: Int)
  /// The kind at this index has no cards, or a negative number of them.
  case noCopies(kind: Int, copies: Int)
  /// The number of cards of the kind at this index is not a multiple of the size of a match.
  case copiesNotInMatches(kind: Int, copies: Int, matchSize: Int)
  /// The kinds at these two indices have a face in common.
  case sameFace(inKinds: Int, Int)
  /// The deck exceeds the limit of cards at the kind at this index; later kinds are not counted.
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
  /// The error in one sentence without a full stop.
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

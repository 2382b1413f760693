/// The ids of at most eight cards, in the order of their flips.
///
/// Stored inline, so that an outcome needs no allocation.
@frozen public struct CardGroup: Sendable {
  /// The ids with 16 bits each, the latest lowest, so that a group is passed in registers.
  @usableFromInline var ids: UInt128 = 0
  @usableFromInline var size: Int = 0

  @inlinable init() {}

  @inlinable mutating func append(_ card: Int) {
    ids = ids &<< 16 | UInt128(truncatingIfNeeded: card)
    size &+= 1
  }

  /// Removes and returns the latest card.
  @inlinable mutating func removeLatest() -> Int {
    defer {
      ids = ids &>> 16
      size &-= 1
    }
    return latest
  }

  @inlinable var latest: Int { Int(truncatingIfNeeded: ids & 0xFFFF) }
}

extension CardGroup: RandomAccessCollection {
  /// The index of the card that was turned first: zero.
  @inlinable public var startIndex: Int { 0 }
  /// The index after that of the card that was turned last.
  @inlinable public var endIndex: Int { size }
  /// The number of cards, 0...8.
  @inlinable public var count: Int { size }
  /// True if there are no cards.
  @inlinable public var isEmpty: Bool { size == 0 }

  /// Returns the id of the card that was turned as the first, second, ….
  ///
  /// - Precondition: `position` is one of 0..<count.
  @inlinable public subscript(position: Int) -> Int {
    precondition(indices.contains(position), "no card \(position) in a group of \(size)")
    return Int(truncatingIfNeeded: ids >> (16 * (size - 1 - position)) & 0xFFFF)
  }
}

extension CardGroup: Hashable {}

extension CardGroup: ExpressibleByArrayLiteral {
  /// Creates a group, for comparisons such as `outcome.faceUp == [0, 5]`.
  ///
  /// - Precondition: At most eight ids, each 0...65,534.
  public init(arrayLiteral cards: Int...) {
    precondition(cards.count <= 8, "\(cards.count) cards do not fit a group of 8")
    for card in cards {
      precondition((0..<Deck<Int>.maximumCardCount).contains(card), "no card has the id \(card)")
      append(card)
    }
  }
}

extension CardGroup: CustomStringConvertible {
  /// The ids as an array prints them.
  public var description: String { Array(self).description }
}

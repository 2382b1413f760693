/// The state of a card in 24 bytes, without its face.
@frozen @usableFromInline
struct Slot: Hashable, Sendable {
  @usableFromInline var clock = BonusClock()
  @usableFromInline let kind: UInt32
  /// The number of the card among the cards of its kind.
  @usableFromInline let copy: UInt16
  @usableFromInline var state: State = []

  @frozen @usableFromInline
  struct State: OptionSet, Hashable, Sendable {
    @usableFromInline let rawValue: UInt16
    @inlinable init(rawValue: UInt16) { self.rawValue = rawValue }

    @inlinable static var up: State { State(rawValue: 1) }
    @inlinable static var matched: State { State(rawValue: 2) }
    /// The state of a card that has been face up and was turned down again.
    @inlinable static var seen: State { State(rawValue: 4) }

    // The generic one of `OptionSet` takes a third of a flip in debug builds, as in tests.
    @inlinable @inline(__always)
    func contains(_ part: State) -> Bool { rawValue & part.rawValue == part.rawValue }
  }

  @inlinable init(kind: UInt32, copy: UInt16) {
    self.kind = kind
    self.copy = copy
  }

  /// True if the card is on the table; a match on show still is.
  @inlinable var isOnTable: Bool { state.contains(.up) || !state.contains(.matched) }
}

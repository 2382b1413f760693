/// What the rules know of one card: 24 bytes, apart from the faces.
@frozen @usableFromInline
struct Slot: Hashable, Sendable {
  @usableFromInline var clock = BonusClock()
  @usableFromInline let kind: UInt32
  /// Which of its kind's cards this is.
  @usableFromInline let copy: UInt16
  @usableFromInline var state: State = []

  @frozen @usableFromInline
  struct State: OptionSet, Hashable, Sendable {
    @usableFromInline let rawValue: UInt16
    @inlinable init(rawValue: UInt16) { self.rawValue = rawValue }

    @inlinable static var up: State { State(rawValue: 1) }
    @inlinable static var matched: State { State(rawValue: 2) }
    /// Has been up and was turned down again.
    @inlinable static var seen: State { State(rawValue: 4) }

    // A set's own is generic, and takes a third of a flip where nothing is optimized, as in tests.
    @inlinable @inline(__always)
    func contains(_ part: State) -> Bool { rawValue & part.rawValue == part.rawValue }
  }

  @inlinable init(kind: UInt32, copy: UInt16) {
    self.kind = kind
    self.copy = copy
  }

  /// A match on show is still on the table.
  @inlinable var isOnTable: Bool { state.contains(.up) || !state.contains(.matched) }
}

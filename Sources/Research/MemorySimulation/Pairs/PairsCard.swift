/// A card in one word: its kind in the low bits, above it the number of steps that it has been up.
struct PairsCard {
  private var word: UInt64

  @inline(__always) init(_ kind: UInt16) { word = UInt64(kind) }

  @inline(__always) var kind: Int { Int(word & 0xFFFF) }
  @inline(__always) var steps: Int { Int(word >> 16) }
  @inline(__always) var wasSeen: Bool { word > 0xFFFF }

  @inline(__always) func matches(_ other: PairsCard) -> Bool {
    (word ^ other.word) & 0xFFFF == 0
  }

  /// Returns the card after further steps.
  @inline(__always) func up(_ steps: UInt64) -> PairsCard {
    var card = self
    card.word &+= steps << 16
    return card
  }
}

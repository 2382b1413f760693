/// A card in one word: its kind, and above it the steps that it has been up.
struct PairsCard {
  private var word: UInt64

  @inline(__always) init(_ kind: UInt16) { word = UInt64(kind) }

  @inline(__always) var kind: Int { Int(word & 0xFFFF) }
  @inline(__always) var steps: Int { Int(word >> 16) }
  @inline(__always) var wasSeen: Bool { word > 0xFFFF }

  @inline(__always) func matches(_ other: PairsCard) -> Bool {
    (word ^ other.word) & 0xFFFF == 0
  }

  /// The same card after so many steps more.
  @inline(__always) func up(_ steps: UInt64) -> PairsCard {
    var card = self
    card.word &+= steps << 16
    return card
  }
}

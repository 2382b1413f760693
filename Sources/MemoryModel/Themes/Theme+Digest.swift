extension Theme {
  /// A number that tells whether two themes deal the same faces, the same on every machine.
  ///
  /// FNV-1a (64 bits; Fowler, Noll, Vo) over the kinds in order: for each of a kind's faces the
  /// UTF-8 bytes of its symbol and the byte FF, and after each kind the byte FE, neither of which
  /// is in any UTF-8. Id, name, number of pairs, colour, words and removed faces do not count.
  public var digest: UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for kind in kindFaces {
      for face in kind { hash.fold(face.symbol.utf8 + [0xFF]) }
      hash.fold([0xFE])
    }
    return hash
  }
}

extension UInt64 {
  fileprivate mutating func fold(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { self = (self ^ UInt64(byte)) &* 0x100_0000_01B3 }
  }
}

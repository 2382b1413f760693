import MemoryEngine

extension Theme {
  /// A number that tells whether two themes deal the same faces, the same on every machine.
  ///
  /// The `Fingerprint` (FNV-1a) of the kinds in order: for each of a kind's faces the
  /// UTF-8 bytes of its symbol and the byte FF, and after each kind the byte FE, neither of which
  /// is in any UTF-8. Id, name, number of pairs, colour, words and removed faces do not count.
  public var digest: UInt64 {
    var fingerprint = Fingerprint()
    for kind in kindFaces {
      for face in kind {
        fingerprint.add(face.symbol)
        fingerprint.add(0xFF)
      }
      fingerprint.add(0xFE)
    }
    return fingerprint.number
  }
}

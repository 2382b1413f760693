nonisolated extension Unicode.Scalar {
  /// All scalars of the planes with characters, and some of the others, which are all alike.
  ///
  /// Planes 4 to 13 have no assigned scalars; planes 15 and 16 are for private use.
  static let examples: [UInt32] = (UInt32(0)...0x10_FFFF).filter {
    (0...3).contains($0 >> 16) || $0 >> 16 == 14 || $0 & 0xFFFF >= 0xFFF0 || $0.isMultiple(of: 97)
  }
}

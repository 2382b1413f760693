/// The tags of the flags of England, Scotland and Wales, which follow a black flag.
enum FlagTags {
  private static let flag: UInt32 = 0x1F3F4
  private static let sequences: [[UInt32]] = ["gbeng", "gbsct", "gbwls"].map { region in
    region.unicodeScalars.map { 0xE0000 + $0.value } + [0xE007F]
  }

  /// Returns true if a scalar is the next tag of a flag that the first scalars of a cluster begin.
  static func continues(
    _ scalars: InlineArray<10, UInt32>, count: Int, with scalar: UInt32
  ) -> Bool {
    guard scalars[0] == flag else { return false }
    return sequences.contains { tags in
      count <= tags.count && tags[count - 1] == scalar
        && (1..<count).allSatisfy { tags[$0 - 1] == scalars[$0] }
    }
  }

  /// Returns true if the scalars of a cluster are a flag and some of its tags, but not all.
  static func isPart(_ scalars: InlineArray<10, UInt32>, count: Int) -> Bool {
    scalars[0] == flag && count > 1 && scalars[1] >> 8 == 0xE00 && scalars[count - 1] != 0xE007F
  }
}

/// How a Unicode scalar takes part in the columns of a terminal.
///
/// East Asian Wide and Fullwidth scalars and those of emoji presentation take two columns, all
/// others that can be seen take one (Unicode Standard Annex #11, Technical Standard #51). "Recent"
/// is what came after Unicode 13: terminals do not agree about it yet.
enum CharacterWidth: UInt8 {
  case narrow
  /// Becomes wide by variation selector 16.
  case narrowPictograph
  case wide
  case widePictograph
  case recentWide
  case recentPictograph
  /// Drawn onto what comes before it, in no column of its own.
  case mark
  /// The same by the rules of text, yet some terminals give it a column.
  case spacingMark
  /// A skin tone.
  case modifier
  /// Half of a flag.
  case regional
  /// Zero width joiner, which makes one picture of two.
  case joiner
  case lineBreak
  /// The control characters of ASCII without the line feed.
  case control
  /// Nothing to see, or nothing to be trusted: formats, private use, not assigned.
  case hidden

  init(of scalar: UInt32) {
    let isPlain = scalar &- 0x20 < 0x5F || scalar &- 0xAF < 0x251
    self = isPlain ? .narrow : Self.searched(scalar)
  }

  private static func searched(_ scalar: UInt32) -> CharacterWidth {
    let sought = scalar << 4 | 15
    var (first, count) = (0, runs.count)
    while count > 1 {
      let half = count / 2
      if runs[first + half] <= sought { first += half }
      count -= half
    }
    return CharacterWidth(rawValue: UInt8(truncatingIfNeeded: runs[first] & 15)) ?? .hidden
  }

  var isPictograph: Bool {
    self == .narrowPictograph || self == .widePictograph || self == .recentPictograph
  }

  var isRecent: Bool { self == .recentWide || self == .recentPictograph }

  /// The most columns a known terminal moves its cursor for the scalar alone.
  var columns: UInt8 {
    switch self {
    case .wide, .widePictograph, .recentWide, .recentPictograph, .modifier, .regional: 2
    case .mark, .joiner: 0
    default: 1
    }
  }
}

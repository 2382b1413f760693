/// The class of a Unicode scalar by its width in a terminal.
///
/// East Asian Wide and Fullwidth scalars and those of emoji presentation take two columns; all
/// other visible ones take one (Unicode Standard Annex #11, Technical Standard #51). "Recent"
/// scalars were added after Unicode 9: terminals do not agree on them, as `.ci/measures/widths`
/// measures.
enum CharacterWidth: UInt8 {
  case narrow
  /// A narrow scalar that becomes wide with variation selector 16.
  case narrowPictograph
  case wide
  case widePictograph
  case recentWide
  case recentPictograph
  /// A combining mark, without a column of its own.
  case mark
  /// A combining mark by the rules of text to which some terminals give a column.
  case spacingMark
  /// A skin tone modifier.
  case modifier
  /// A regional indicator, half of a flag.
  case regional
  /// A joiner, which combines two pictographs or belongs to a word.
  case joiner
  case lineBreak
  /// A control character of ASCII other than the line feed.
  case control
  /// An untrusted scalar: format, private use or unassigned.
  case hidden
  /// A scalar that takes no column and is not shown, such as the soft hyphen.
  case invisible

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

  /// The most columns by which a known terminal advances for the scalar alone.
  var columns: UInt8 {
    switch self {
    case .wide, .widePictograph, .recentWide, .recentPictograph, .modifier, .regional: 2
    case .mark, .joiner, .invisible: 0
    default: 1
    }
  }
}

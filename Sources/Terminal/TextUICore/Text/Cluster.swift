import UnicodeScripts

/// A grapheme cluster, drawn as one unit.
///
/// Follows Unicode Standard Annex #29 with four differences: consonants joined by a virama are
/// separate, as in terminals; skin tones bind only to pictographs, and joiners to pictographs and
/// to the letters of scripts that need them; tags bind only to the black flag, and only those of a
/// known flag; and a cluster has at most ten scalars, as many as the longest emoji. Its `hasRest`
/// tells that others followed.
struct Cluster {
  static let scalarLimit = 10

  private(set) var scalars: InlineArray<10, UInt32>
  private(set) var count = 1
  /// The number of columns reserved for the cluster.
  private(set) var width: UInt8
  /// The most columns by which a known terminal advances for the cluster.
  private(set) var reach: UInt8
  /// True if the cluster ends in a joiner that needs a pictograph.
  private var endsInJoiner = false
  /// True if scalars were left out.
  private var isCut = false
  private let kind: CharacterWidth
  private var lastKind: CharacterWidth

  /// Begins a cluster; returns nil for a scalar that cannot stand alone.
  init?(_ scalar: UInt32, _ kind: CharacterWidth) {
    switch kind {
    case .narrow, .narrowPictograph, .wide, .widePictograph, .recentWide, .recentPictograph,
      .regional:
      scalars = InlineArray(repeating: 0)
      scalars[0] = scalar
      (width, reach) = (kind.columns, kind.columns)
      self.kind = kind
      lastKind = kind
    default: return nil
    }
  }

  /// Adds a scalar; returns false if it begins a new cluster.
  mutating func joins(_ scalar: UInt32, _ kind: CharacterWidth) -> Bool {
    guard !endsInJoiner else { return joinsPictograph(scalar, kind) }
    switch kind {
    case .mark: takeMark(scalar)
    case .spacingMark: append(scalar, kind)
    case .modifier where self.kind.isPictograph: takeModifier(scalar)
    case .joiner where self.kind.isPictograph && scalar == 0x200D: endsInJoiner = true
    case .joiner where WordJoiner.joins(scalar, after: scalars[count - 1]): append(scalar, kind)
    case .regional where self.kind == .regional && count == 1: append(scalar, kind)
    case .hidden where FlagTags.continues(scalars, count: count, with: scalar):
      append(scalar, kind)
    default: return false
    }
    return true
  }

  private mutating func joinsPictograph(_ scalar: UInt32, _ kind: CharacterWidth) -> Bool {
    guard kind.isPictograph else { return false }
    endsInJoiner = false
    isCut = isCut || count + 2 > Self.scalarLimit
    guard !isCut else { return true }
    append(0x200D, .joiner)
    append(scalar, kind)
    width = 2
    return true
  }

  private mutating func takeMark(_ scalar: UInt32) {
    // Emoji presentation takes two columns: hearts and arrows, and digits in key caps.
    if scalar == 0xFE0F && count == 1 && (kind == .narrowPictograph || isKeyCapBase) { width = 2 }
    // kitty widens every joined pictograph by its selector, not only the first.
    if scalar == 0xFE0F && lastKind == .narrowPictograph && count > 1 { reach += 1 }
    append(scalar, .mark)
    reach = max(reach, width)
  }

  /// Adds a skin tone, which selects emoji presentation even for a hand that is text by default.
  private mutating func takeModifier(_ scalar: UInt32) {
    width = 2
    append(scalar, .modifier)
    reach = max(reach, width)
  }

  private var isKeyCapBase: Bool {
    scalars[0] &- 0x30 < 10 || scalars[0] == 0x23 || scalars[0] == 0x2A
  }

  private mutating func append(_ scalar: UInt32, _ kind: CharacterWidth) {
    isCut = isCut || count == Self.scalarLimit
    guard !isCut else { return }
    scalars[count] = scalar
    lastKind = kind
    count += 1
    reach += kind.columns
  }

  /// Ends the cluster; tags that spell no known flag are left out.
  mutating func end() {
    guard FlagTags.isPart(scalars, count: count) else { return }
    (count, reach, isCut) = (1, width, true)
  }

  /// True if scalars of the cluster are not shown with it: a joiner without a pictograph, tags of
  /// no flag, or more scalars than the limit.
  var hasRest: Bool { endsInJoiner || isCut }

  /// True if terminals may disagree on the width.
  var isRisky: Bool { count > 1 || kind.isRecent }

  /// False for half of a flag, which would combine with an adjacent half.
  var isWhole: Bool { kind != .regional || count > 1 }
}

extension Cluster: Equatable {
  static func == (one: Cluster, other: Cluster) -> Bool {
    one.count == other.count && (0..<one.count).allSatisfy { one.scalars[$0] == other.scalars[$0] }
  }

  /// A hash that is the same in every run of the program.
  var hash: UInt64 {
    (0..<count).reduce(0) { ($0 &+ UInt64(scalars[$1])) &* 0x9E37_79B9_7F4A_7C15 }
  }
}

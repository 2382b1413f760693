/// The emoji that a text goes through, to tell the joiners and tags of one picture from others.
///
/// The emoji that Unicode recommends have at most ten scalars. Only the flags of England, Scotland
/// and Wales have tags.
struct EmojiSequence {
  /// The limit of scalars, so that a picture never takes more than one place on a screen.
  static let scalarLimit = 10

  private static let joiner: Unicode.Scalar = "\u{200D}"
  private static let flags = [
    "\u{1F3F4}\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}",
    "\u{1F3F4}\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}",
    "\u{1F3F4}\u{E0067}\u{E0062}\u{E0077}\u{E006C}\u{E0073}\u{E007F}",
  ]

  /// The number of scalars of the emoji so far; zero if the last scalar is not part of one.
  private var count = 0

  /// Takes the scalars at the start of a text that are shown only together: a joiner and its emoji,
  /// or a flag and its tags.
  ///
  /// - Returns: The number of scalars; zero if the text starts with neither.
  mutating func takeGroup(of text: Substring.UnicodeScalarView) -> Int {
    if text.first == Self.joiner { return takeJoined(text) }
    guard text.first == "\u{1F3F4}",
      let flag = Self.flags.first(where: { text.starts(with: $0.unicodeScalars) })
    else { return 0 }
    count = 0
    return flag.unicodeScalars.count
  }

  private mutating func takeJoined(_ text: Substring.UnicodeScalarView) -> Int {
    let isJoined = text.dropFirst().first?.isPictograph ?? false
    guard isJoined, count > 0, count + 2 <= Self.scalarLimit else { return 0 }
    count += 2
    return 2
  }

  /// Takes a scalar that is shown by itself.
  mutating func take(_ scalar: Unicode.Scalar) {
    if scalar.isPictograph {
      count = 1
    } else {
      let continues = scalar == "\u{FE0F}" || scalar.properties.isEmojiModifier
      count = count > 0 && continues ? count + 1 : 0
    }
  }
}

extension Unicode.Scalar {
  /// True if the scalar is an emoji that can be joined with others: no digit, half of a flag or
  /// skin tone.
  fileprivate var isPictograph: Bool {
    guard !isASCII, !(0x1F1E6...0x1F1FF).contains(value) else { return false }
    return properties.isEmoji && !properties.isEmojiModifier
  }
}

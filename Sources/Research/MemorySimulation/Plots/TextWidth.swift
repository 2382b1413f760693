/// Estimates of the width of text in a picture, whose font is unknown.
///
/// The widths are those of a wide font, so that text which fits by them fits in other fonts.
enum TextWidth {
  private static let narrow = Set<Character>("iljtfrI.,:;'|!()[] ")
  private static let wide = Set<Character>("mwMW@%")

  static func of(_ text: String, size: Int) -> Double {
    text.reduce(0) { $0 + share(of: $1) } * Double(size)
  }

  private static func share(of character: Character) -> Double {
    if narrow.contains(character) { return 0.42 }
    if wide.contains(character) { return 1 }
    // Chinese characters, emoji and other wide characters.
    return character.unicodeScalars.contains { $0.value >= 0x1100 } ? 1.4 : 0.68
  }

  /// Returns the text in lines of a width in pixels, broken at spaces, or within a word that is too
  /// long.
  static func wrap(_ text: String, size: Int, within width: Double) -> [String] {
    var lines = [""]
    for word in text.split(separator: " ", omittingEmptySubsequences: false) {
      let line = lines[lines.count - 1]
      let longer = line.isEmpty ? String(word) : "\(line) \(word)"
      if of(longer, size: size) <= width {
        lines[lines.count - 1] = longer
      } else {
        let parts = pieces(of: String(word), size: size, within: width)
        lines.replaceSubrange(lines.count - (line.isEmpty ? 1 : 0)..<lines.count, with: parts)
      }
    }
    return lines
  }

  /// Returns the text, shortened with three dots if it does not fit.
  static func cut(_ text: String, size: Int, within width: Double) -> String {
    if of(text, size: size) <= width { return text }
    return pieces(of: text, size: size, within: width - of("...", size: size))[0] + "..."
  }

  private static func pieces(of word: String, size: Int, within width: Double) -> [String] {
    var pieces = [""]
    for character in word {
      let longer = pieces[pieces.count - 1] + String(character)
      if of(longer, size: size) <= width || pieces[pieces.count - 1].isEmpty {
        pieces[pieces.count - 1] = longer
      } else {
        pieces.append(String(character))
      }
    }
    return pieces
  }
}

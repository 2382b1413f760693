/// A text broken into lines, in the largest letters that fit on a printed card.
///
/// Fonts differ, so that widths are estimates for a wide sans-serif font. A word is broken only if
/// the letters would become too small otherwise.
struct CardText: Equatable {
  let lines: [String]
  /// The size of the letters in millimetres.
  let size: Double

  private static let largest = 16.0
  private static let largestOfOne = 26.0
  private static let smallestUnbroken = 4.0
  private static let largestBroken = 6.0
  private static let smallest = 2.0
  static let lineHeight = 1.2

  /// - Parameters:
  ///   - text: The text.
  ///   - width: The space in millimetres.
  ///   - height: The space in millimetres.
  init(_ text: String, width: Double, height: Double) {
    let words = text.split(separator: " " as Character).map(String.init)
    let most = text.count == 1 ? Self.largestOfOne : Self.largest
    let sizes = stride(from: most, through: Self.smallest, by: -0.5)
    func fit(_ size: Double, breaksWords: Bool) -> CardText? {
      guard let lines = Self.lines(of: words, in: width / size, breaksWords: breaksWords),
        Double(lines.count) * size * Self.lineHeight <= height
      else { return nil }
      return CardText(lines: lines, size: size)
    }
    let whole = sizes.lazy.filter { $0 >= Self.smallestUnbroken }
      .compactMap { fit($0, breaksWords: false) }
    let broken = sizes.lazy.filter { $0 <= Self.largestBroken }
      .compactMap { fit($0, breaksWords: true) }
    self =
      whole.first { _ in true } ?? broken.first { _ in true }
      ?? CardText(lines: [text], size: Self.smallest)
  }

  private init(lines: [String], size: Double) {
    self.lines = lines
    self.size = size
  }

  /// Returns the lines in a width that is a multiple of the letters' size; nil if a word is wider.
  private static func lines(
    of words: [String], in width: Double, breaksWords: Bool
  ) -> [String]? {
    var lines: [String] = []
    for part in words {
      var word = part
      while self.width(of: word) > width {
        guard breaksWords else { return nil }
        let head = beginning(of: word, in: width - Self.width(of: "-"))
        lines.append(head + (head.last?.isHyphenated == true ? "-" : ""))
        word.removeFirst(head.count)
      }
      if let last = lines.last, self.width(of: "\(last) \(word)") <= width {
        lines[lines.count - 1] = "\(last) \(word)"
      } else if !word.isEmpty {
        lines.append(word)
      }
    }
    return lines
  }

  /// Returns as many characters as fit, at least one.
  private static func beginning(of word: String, in width: Double) -> Substring {
    var end = word.index(after: word.startIndex)
    while end < word.endIndex, self.width(of: String(word[...end])) <= width {
      end = word.index(after: end)
    }
    return word[..<end]
  }

  private static func width(of text: String) -> Double {
    text.reduce(0) { $0 + $1.estimatedWidth }
  }
}

extension Character {
  /// True if a word that is broken after the letter gets a hyphen, as in Latin script.
  fileprivate var isHyphenated: Bool {
    isLetter && unicodeScalars.first.map { $0 < "\u{1100}" } == true
  }

  /// The width in a proportional font, as a multiple of the size of the letters.
  fileprivate var estimatedWidth: Double {
    guard let scalar = unicodeScalars.first else { return 0 }
    switch scalar {
    case " ", "i", "j", "l", "t", "f", "r", "I", "'", ".", ",", "|", "!", ":", ";": return 0.42
    case "m", "w", "M", "W", "@", "%": return 1
    case "A"..."Z", "0"..."9": return 0.75
    case "\u{0}"..<"\u{370}": return 0.65
    case "\u{370}"..<"\u{1100}": return 0.8
    default: return 1.3
    }
  }
}

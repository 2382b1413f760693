import MemoryEngine
import MemoryModel
import TextUI

/// The texts on the cards of a game, measured to choose cards on which none is cut.
struct CardWords: Equatable {
  /// The columns of the words of each text that is wider than a symbol.
  private let texts: [[Int]]

  init(_ texts: [String]) {
    self.texts = texts.filter(\.isLong).map { text in
      text.split(separator: " ").map { $0.reduce(0) { $0 + $1.columns } }
    }
  }

  /// Creates the texts of the faces of a game, without those of the player's own pictures.
  init(of game: MemoryGame<Face>, isUnicode: Bool) {
    let faces = game.deck.kinds.lazy.flatMap(\.faces).filter { $0.picture == nil }
    self.init(faces.map { isUnicode ? $0.symbol : $0.asciiWord })
  }

  var isEmpty: Bool { texts.isEmpty }

  /// Returns true if all texts fit into the space inside of a card, whose words may be continued on
  /// the next line if `breaksWords` is true.
  func fit(in space: Size, breaksWords: Bool) -> Bool {
    count(in: space, breaksWords: breaksWords) == texts.count
  }

  /// Returns the number of texts that fit.
  func count(in space: Size, breaksWords: Bool) -> Int {
    texts.count { words in
      guard breaksWords || words.allSatisfy({ $0 <= space.width }) else { return false }
      return Self.lineCount(of: words, width: space.width) <= space.height
    }
  }

  /// Returns the number of lines of a text, broken at spaces, and within words that are wider than
  /// a line.
  private static func lineCount(of words: [Int], width: Int) -> Int {
    let width = max(1, width)
    var (lines, used) = (1, 0)
    for word in words {
      if used > 0 {
        if used + 1 + word <= width {
          used += 1 + word
          continue
        }
        lines += 1
      }
      lines += (max(1, word) - 1) / width
      used = (max(1, word) - 1) % width + 1
    }
    return lines
  }
}

extension String {
  /// True if the text is wider than a symbol, without a look at the characters of most symbols.
  fileprivate var isLong: Bool {
    let bytes = utf8.count
    if bytes <= 2 || (bytes == 4 && (utf8.first ?? 0) >= 0xF0) { return false }
    return approximateColumns > 2
  }

  /// The columns of the text, exact except for rare characters.
  var approximateColumns: Int { reduce(0) { $0 + $1.columns } }
}

extension Character {
  /// The columns of the character, except for rare ones: two for pictures and for the scripts of
  /// East Asia.
  fileprivate var columns: Int {
    guard !isASCII, let first = unicodeScalars.first, first.value >= 0x1100 else { return 1 }
    // Letters and signs such as ● are narrow, unless they are shown as emoji.
    guard 0x1160..<0x2E80 ~= first.value, !first.properties.isEmojiPresentation else { return 2 }
    return unicodeScalars.contains { $0.value == 0xFE0F } ? 2 : 1
  }
}

import MemoryEngine
import MemoryModel
import TextUI

/// The texts on the cards of a game, measured to choose cards on which none is cut.
struct CardWords: Equatable {
  /// The columns of the words of each text that is wider than a symbol.
  let texts: [[Int]]
  /// The columns of the words of each text below a symbol, and how many there are of each.
  let captions: [[Int]: Int]
  /// True if there are symbols other than short texts.
  let hasSymbols: Bool

  /// - Parameters:
  ///   - texts: The texts and symbols of the faces.
  ///   - captions: The words below symbols.
  init(_ texts: [String], captions: some Sequence<String> = []) {
    self.texts = texts.filter(\.isLong).map(Self.columns)
    self.captions = captions.reduce(into: [:]) { $0[Self.columns(of: $1), default: 0] += 1 }
    hasSymbols = texts.contains { !$0.isLong && !(1...2).contains($0.utf8.count) }
  }

  /// Creates the texts of the faces of a game, without those of the player's own pictures.
  init(of game: MemoryGame<Face>, isUnicode: Bool, showsWords: Bool) {
    let faces = game.deck.kinds.lazy.flatMap(\.faces).filter { $0.picture == nil }
    let said = isUnicode && showsWords ? faces.filter { !$0.isSaidBySymbol } : []
    self.init(faces.map { isUnicode ? $0.symbol : $0.asciiWord }, captions: said.map(\.word))
  }

  private static func columns(of text: String) -> [Int] {
    text.split(separator: " ").map(\.columns)
  }

  /// The texts of symbols without words.
  static let symbols = CardWords([""])
  /// The columns that a symbol needs.
  static let symbolWidth = 2

  /// Returns the number of texts that fit into the space inside of a card, whose words may be
  /// continued on the next line if `breaksWords` is true.
  func count(in space: Size, breaksWords: Bool) -> Int {
    texts.count { words in
      guard breaksWords || words.allSatisfy({ $0 <= space.width }) else { return false }
      return WordLines.count(of: words, width: space.width) <= space.height
    }
  }
}

extension CardWords {
  /// The words below symbols in a space: how many are cut, and the mean side of the pictures above
  /// them.
  struct Captions: Equatable {
    let cut: Int
    let picture: Double
  }

  /// The side that a symbol of the terminal's font is worth, in pixels of half a row.
  static let symbolSide = 5

  /// Returns what is shown of symbols and of the words below them inside of a card.
  func captions(in space: Size) -> Captions {
    var (cut, sides, count) = (0, 0, 0)
    for (words, number) in captions {
      let lines = Self.lines(of: words, in: space)
      if lines == nil { cut += number }
      let side = min(space.width, 2 * (space.height - (lines ?? 0)))
      sides += number * max(side, Self.symbolSide)
      count += number
    }
    guard count > 0 else {
      let side = max(min(space.width, 2 * space.height), Self.symbolSide)
      return Captions(cut: 0, picture: Double(hasSymbols ? side : 0))
    }
    return Captions(cut: cut, picture: Double(sides) / Double(count))
  }

  /// Returns the number of lines of a word below a symbol; nil if it does not fit.
  private static func lines(of words: [Int], in space: Size) -> Int? {
    let lines = WordLines.count(of: words, width: space.width)
    let hasRoom = space.width >= 4 || lines == 1 && space.width >= 2
    return hasRoom && lines <= min(3, space.height - 1) ? lines : nil
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

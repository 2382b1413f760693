import MemoryModel
import TextUI

/// The parts of a card's front: its picture, symbol or text, and the word below it.
struct FaceLayout: Equatable {
  /// The part that shows the face.
  enum Symbol: Equatable {
    /// A picture, in a number of rows.
    case picture(rows: Int)
    /// The lines of block letters, or of dots to count.
    case blocks([String])
    /// A symbol, or the lines of a text.
    case text([String])
  }

  let symbol: Symbol
  /// The lines of the word below the symbol.
  let caption: [String]
  /// True if a row separates the symbol from the word, so that both together stand in the middle.
  let hasGap: Bool

  /// - Parameters:
  ///   - face: The face.
  ///   - hasPicture: True if there is a picture of it.
  ///   - look: The appearance of the card.
  init(_ face: Face, hasPicture: Bool, _ look: CardLook) {
    let inside = look.inside
    let isPhoto = hasPicture && face.picture != nil
    let lines = look.caption(of: face, isPhoto: isPhoto)
    let rows = inside.height - lines.count
    caption = lines
    if hasPicture, look.showsPicture(in: Size(width: inside.width, height: rows)) {
      let needed = isPhoto ? rows : min(rows, (inside.width + 1) / 2)
      symbol = .picture(rows: needed)
      hasGap = Self.hasGap(spareRows: rows - needed, lines)
      return
    }
    let text = look.text(of: face)
    let blocks =
      look.isUnicode ? Self.blocks(text, in: Size(width: inside.width, height: rows)) : nil
    symbol = blocks.map(Symbol.blocks) ?? .text(Self.lines(of: text, in: inside))
    hasGap = Self.hasGap(spareRows: rows - (blocks?.count ?? 1), lines)
  }

  private static func blocks(_ text: String, in space: Size) -> [String]? {
    if let dots = CountingDots(text) { return dots.lines(in: space) }
    return BlockText.size(of: text, in: space).flatMap { BlockText.lines(of: text, $0) }
  }

  private static func hasGap(spareRows: Int, _ caption: [String]) -> Bool {
    !caption.isEmpty && spareRows > 0 && !spareRows.isMultiple(of: 2)
  }

  /// Returns the lines of a text, or the text as it is if they do not fit.
  private static func lines(of text: String, in space: Size) -> [String] {
    guard text.approximateColumns > space.width else { return [text] }
    let lines = WordLines(text, width: space.width, rows: space.height).lines
    return lines.count <= space.height ? lines : [text]
  }
}

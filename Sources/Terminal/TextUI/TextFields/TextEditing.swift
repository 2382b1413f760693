/// Editable text of one or several lines, and its cursor.
///
/// The cursor is between grapheme clusters. Inserted text can join its neighbours, as an accent
/// does; then the cursor is after the resulting cluster.
struct TextEditing: Equatable {
  private(set) var text: String
  /// The number of characters before the cursor.
  private(set) var cursor: Int
  /// True to keep line breaks; otherwise they become spaces.
  private let hasLines: Bool

  /// Creates an editing state; the cursor is limited to the text.
  init(_ text: String, cursor: Int = .max, hasLines: Bool = false) {
    self.text = text
    self.hasLines = hasLines
    self.cursor = max(0, min(cursor, text.count))
  }

  /// Inserts text at the cursor up to the limit, without control characters.
  ///
  /// - Parameters:
  ///   - piece: The text. Tabs become spaces, and so do line breaks in a single line.
  ///   - limit: The maximum number of characters; nil for no limit.
  mutating func insert(_ piece: String, limit: Int? = nil) {
    let line = inserted(piece)
    let whole = with(before + line, after)
    guard let limit, whole.text.count > max(limit, text.count) else {
      self = whole
      return
    }
    let room = max(0, limit - text.count)
    if room > 0 { self = with(before + line.prefix(room), after) }
  }

  private func inserted(_ piece: String) -> String {
    var line = ""
    for character in piece {
      if character.isNewline, hasLines {
        line.append("\n")
      } else if character.isNewline || character == "\t" {
        line.append(" ")
      } else if character.unicodeScalars.allSatisfy({ $0.properties.generalCategory != .control }) {
        line.append(character)
      }
    }
    return line
  }

  /// Deletes the text between the cursor and another position.
  mutating func delete(to place: Int) {
    let other = max(0, min(place, text.count))
    self = with(text.prefix(min(cursor, other)), text.dropFirst(max(cursor, other)))
  }

  mutating func move(to place: Int) {
    cursor = max(0, min(place, text.count))
  }

  var end: Int { text.count }

  /// The start of the cursor's line.
  var lineStart: Int {
    guard hasLines else { return 0 }
    return Array(before).lastIndex(where: \.isNewline).map { $0 + 1 } ?? 0
  }

  /// The end of the cursor's line.
  var lineEnd: Int {
    guard hasLines else { return end }
    return Array(after).firstIndex(where: \.isNewline).map { cursor + $0 } ?? end
  }

  /// The start of the word before the cursor.
  var previousWord: Int {
    let before = Array(before)
    let word = before.lastIndex { !$0.isWhitespace } ?? 0
    return before[..<word].lastIndex { $0.isWhitespace }.map { $0 + 1 } ?? 0
  }

  /// The end of the word after the cursor.
  var nextWord: Int {
    let after = Array(after)
    let word = after.firstIndex { !$0.isWhitespace } ?? after.count
    return cursor + (after[word...].firstIndex { $0.isWhitespace } ?? after.count)
  }

  private var before: Substring { text.prefix(cursor) }
  private var after: Substring { text.dropFirst(cursor) }

  private func with(_ before: some StringProtocol, _ after: some StringProtocol) -> TextEditing {
    let text = String(before) + String(after)
    var (bytes, cursor) = (0, 0)
    for character in text where bytes < before.utf8.count {
      bytes += character.utf8.count
      cursor += 1
    }
    return TextEditing(text, cursor: cursor, hasLines: hasLines)
  }
}

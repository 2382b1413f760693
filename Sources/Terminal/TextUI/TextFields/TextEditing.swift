/// A line of text, or several, and the cursor in it, as one edits it.
///
/// The cursor stands between characters as people count them. What is typed may join its neighbours,
/// such as an accent; then the cursor stands after what they became.
struct TextEditing: Equatable {
  private(set) var text: String
  /// Characters before the cursor.
  private(set) var cursor: Int
  /// Whether line breaks are kept; otherwise they become spaces.
  private let hasLines: Bool

  /// Takes up editing; a cursor outside of the text goes to its nearer end.
  init(_ text: String, cursor: Int = .max, hasLines: Bool = false) {
    self.text = text
    self.hasLines = hasLines
    self.cursor = max(0, min(cursor, text.count))
  }

  /// Puts text in at the cursor, as much as there may be; control characters are left out.
  ///
  /// - Parameters:
  ///   - piece: The text. Tabs become spaces, and so do line breaks where there is one line.
  ///   - limit: Characters there may be in all; nil for any number.
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

  /// Deletes from the cursor to another place.
  mutating func delete(to place: Int) {
    let other = max(0, min(place, text.count))
    self = with(text.prefix(min(cursor, other)), text.dropFirst(max(cursor, other)))
  }

  mutating func move(to place: Int) {
    cursor = max(0, min(place, text.count))
  }

  var end: Int { text.count }

  /// Where the line of the cursor begins.
  var lineStart: Int {
    guard hasLines else { return 0 }
    return Array(before).lastIndex(where: \.isNewline).map { $0 + 1 } ?? 0
  }

  /// Where the line of the cursor ends.
  var lineEnd: Int {
    guard hasLines else { return end }
    return Array(after).firstIndex(where: \.isNewline).map { cursor + $0 } ?? end
  }

  /// Where the word before the cursor begins.
  var previousWord: Int {
    let before = Array(before)
    let word = before.lastIndex { !$0.isWhitespace } ?? 0
    return before[..<word].lastIndex { $0.isWhitespace }.map { $0 + 1 } ?? 0
  }

  /// Where the word after the cursor ends.
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

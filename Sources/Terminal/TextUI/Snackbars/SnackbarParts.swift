import TextUICore

extension Snackbar {
  /// Returns the message in parts, each of which fits in a row with the sign, the word and the
  /// button.
  ///
  /// A word that is wider than a row is a part of its own, which is truncated.
  func parts(in width: Int) -> [String] {
    let table = CellTable()
    func columns(_ text: String) -> Int { TextCells(text, table: table).width }
    // A space on both sides, and the sign with a space after it.
    let word = kind.word.map { columns($0) + 1 } ?? 0
    let button = action.map { columns($0.title) + 5 } ?? 0
    let room = width - 4 - word - button
    var parts: [String] = []
    for word in message.split(separator: " ") {
      if let last = parts.last, columns(last) + 1 + columns(String(word)) <= room {
        parts[parts.count - 1] += " " + word
      } else {
        parts.append(String(word))
      }
    }
    return parts
  }
}

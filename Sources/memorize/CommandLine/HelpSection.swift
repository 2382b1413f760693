/// A piece of help: a heading and what stands under it, 80 columns wide.
struct HelpSection {
  private static let width = 80

  /// Whole lines.
  let text: String

  /// A line that stands alone.
  init(line: String) {
    text = line + "\n"
  }

  /// Words that fill lines.
  init(_ title: String, paragraph: String) {
    let lines = Self.wrap(paragraph, width: Self.width - 2).map { "  \($0)\n" }
    text = "\(title):\n" + lines.joined()
  }

  /// Two columns; what does not fit beside the first stands under it.
  ///
  /// - Parameters:
  ///   - title: Left out, the rows stand alone.
  ///   - rows: What is typed, and what it means.
  ///   - column: Where the second column starts; nil for close to the widest of the first.
  init(_ title: String? = nil, rows: [(typed: String, meaning: String)], column: Int? = nil) {
    let column = column ?? Self.column(for: rows.map(\.typed))
    let lines = rows.flatMap { Self.lines($0.typed, $0.meaning, column: column) }
    text = (title.map { "\($0):\n" } ?? "") + lines.map { "\($0)\n" }.joined()
  }

  /// Where a second column can start so that all of the first fits.
  static func column(for typed: [String]) -> Int {
    (typed.map(\.count).max() ?? 0) + 4
  }

  private static func lines(_ typed: String, _ meaning: String, column: Int) -> [String] {
    let margin = String(repeating: " ", count: column)
    var lines = wrap(meaning, width: width - column).map { margin + $0 }
    if typed.count + 4 > column { lines.insert(margin, at: 0) }
    lines[0] = "  \(typed)" + lines[0].dropFirst(typed.count + 2)
    return lines
  }

  private static func wrap(_ text: String, width: Int) -> [String] {
    var lines = [""]
    for word in text.split(separator: " ") {
      let line = lines[lines.count - 1]
      if line.isEmpty {
        lines[lines.count - 1] = String(word)
      } else if line.count + 1 + word.count <= width {
        lines[lines.count - 1] += " \(word)"
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }
}

extension OptionRow {
  /// `-p, --pairs N`, those without a short form in line with the others.
  var typed: String {
    let short = short.map { "-\($0), " } ?? "    "
    return short + title + (value.map { " \($0.placeholder)" } ?? "")
  }

  /// The help with the range and what happens without the option.
  var fullHelp: String {
    let notes = [value?.range, standard.map { "default \($0)" }].compactMap(\.self)
    return help + (notes.isEmpty ? "" : " (\(notes.joined(separator: ", ")))")
  }
}

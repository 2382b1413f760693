/// A piece of help: a heading and what stands under it, as wide as one likes.
public struct HelpSection: Sendable {
  private let title: String?
  private let content: Content

  private enum Content {
    /// Loaded as they are where all of them fit.
    case lines([String])
    case usages([String])
    case words(String)
    case rows([Term], column: Int)
  }

  /// A line that stands alone, or several; a narrow page fills them anew.
  public init(line: String) {
    title = nil
    content = .lines(line.split(separator: "\n").map(String.init))
  }

  /// Whole lines that can be typed.
  init(usages: [String]) {
    title = nil
    content = .usages(usages)
  }

  /// Words that fill lines.
  public init(_ title: String, paragraph: String) {
    self.title = title
    content = .words(paragraph)
  }

  /// Two columns; what does not fit beside the first stands under it.
  ///
  /// - Parameters:
  ///   - title: Left out, the rows stand alone.
  ///   - rows: What is typed, and what it means.
  ///   - column: Where the second column starts, from 0; nil for close to the widest of the first.
  public init(_ title: String? = nil, rows: [Term], column: Int? = nil) {
    self.title = title
    content = .rows(rows, column: max(0, column ?? Self.column(for: rows.map(\.name))))
  }

  /// Where a second column can start so that all of the first fits.
  static func column(for typed: [String]) -> Int {
    (typed.map(\.count).max() ?? 0) + 4
  }

  /// Whole lines, none of them wider unless a single word is.
  func text(width: Int) -> String {
    let heading = title.map { "\($0):".wrapped(to: width, first: "", others: 0) }
    return ((heading ?? []) + lines(width)).map { "\($0)\n" }.joined()
  }

  private func lines(_ width: Int) -> [String] {
    switch content {
    case .lines(let lines): lines.filled(to: width)
    case .usages(let usages): Self.usages(usages, width)
    case .words(let words): words.wrapped(to: width, first: "  ", others: 2)
    case .rows(let rows, let column):
      Self.hasRoom(beside: column, of: width)
        ? rows.flatMap { Self.beside($0.name, $0.meaning, column, width) }
        : rows.flatMap { Self.below($0.name, $0.meaning, width) }
    }
  }

  /// Beside the heading, or below it where that is too narrow.
  private static func usages(_ usages: [String], _ width: Int) -> [String] {
    let heading = "Usage: "
    let margin = String(repeating: " ", count: heading.count)
    let lines = usages.enumerated().map { ($0 == 0 ? heading : margin) + $1 }
    guard lines.contains(where: { $0.count > width }) else { return lines }
    return ["Usage:"] + usages.flatMap { $0.wrapped(to: width, first: "  ", others: 4) }
  }

  /// Whether a second column would be worth having: a short first one always leaves it enough.
  private static func hasRoom(beside column: Int, of width: Int) -> Bool {
    column <= 8 || width - column >= 24
  }

  private static func beside(
    _ typed: String, _ meaning: String, _ column: Int, _ width: Int
  ) -> [String] {
    let margin = String(repeating: " ", count: column)
    let start = "  \(typed)"
    guard start.count + 2 <= column else {
      return [start] + meaning.wrapped(to: width, first: margin, others: column)
    }
    return meaning.wrapped(
      to: width, first: start + margin.dropFirst(start.count), others: column)
  }

  private static func below(_ typed: String, _ meaning: String, _ width: Int) -> [String] {
    typed.wrapped(to: width, first: "  ", others: 4)
      + meaning.wrapped(to: width, first: "      ", others: 6)
  }
}

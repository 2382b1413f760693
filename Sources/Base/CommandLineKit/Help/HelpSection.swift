/// A section of help: a heading and its text, for any width.
public struct HelpSection: Sendable {
  private let title: String?
  private let content: Content

  private enum Content {
    /// The lines as they are, if all of them fit.
    case lines([String])
    case usages([String])
    case words(String)
    case rows([Term], column: Int)
  }

  /// Creates a section of one or several lines, which are refilled on a narrow page.
  public init(line: String) {
    title = nil
    content = .lines(line.split(separator: "\n").map(String.init))
  }

  /// Creates a section of usage lines.
  init(usages: [String]) {
    title = nil
    content = .usages(usages)
  }

  /// Creates a section with a paragraph.
  public init(_ title: String, paragraph: String) {
    self.title = title
    content = .words(paragraph)
  }

  /// Creates a section with two columns; a term that is too wide has its meaning below it.
  ///
  /// - Parameters:
  ///   - title: The heading; nil for none.
  ///   - rows: The terms and their meanings.
  ///   - column: The start of the second column, from 0; nil for the width of the widest term.
  public init(_ title: String? = nil, rows: [Term], column: Int? = nil) {
    self.title = title
    content = .rows(rows, column: max(0, column ?? Self.column(for: rows.map(\.name))))
  }

  /// Returns the start of a second column for which all terms fit.
  static func column(for typed: [String]) -> Int {
    (typed.map(\.count).max() ?? 0) + 4
  }

  /// Returns complete lines, none of them wider unless a single word is.
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

  /// Returns the usages beside the heading, or below it if that is too narrow.
  private static func usages(_ usages: [String], _ width: Int) -> [String] {
    let heading = "Usage: "
    let margin = String(repeating: " ", count: heading.count)
    let lines = usages.enumerated().map { ($0 == 0 ? heading : margin) + $1 }
    guard lines.contains(where: { $0.count > width }) else { return lines }
    return ["Usage:"] + usages.flatMap { $0.wrapped(to: width, first: "  ", others: 4) }
  }

  /// Returns true if a second column has enough space.
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

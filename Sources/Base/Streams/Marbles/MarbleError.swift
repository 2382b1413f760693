/// Why a text is no marble diagram.
///
/// Columns are counted from 1.
public enum MarbleError: Error, Hashable, Sendable {
  /// Something stands where it means nothing.
  case unexpected(Character, column: Int)
  /// What begins there does not end.
  case unclosed(Character, column: Int)
  /// A group holds nothing.
  case emptyGroup(column: Int)
  /// Something comes after the end of the stream.
  case afterEnd(Character, column: Int)
}

extension MarbleError: CustomStringConvertible {
  /// The column, what is wrong there, and what would be right.
  public var description: String {
    switch self {
    case .unexpected(")", let column): "column \(column): `)` ends no group, which begins with `(`"
    case .unexpected("]", let column): "column \(column): `]` ends no list, which begins with `[`"
    case .unexpected(let sign, let column) where sign.isWhitespace:
      "column \(column): a blank means nothing; a tick without an event is `-`"
    case .unexpected(let sign, let column) where "-(".contains(sign):
      "column \(column): `\(sign)` within brackets; only values and an end can stand there"
    case .unexpected(let sign, let column):
      "column \(column): `\(sign)` within a list; only values can stand there"
    case .unclosed(let sign, let column):
      "column \(column): `\(sign)` is left open; `\(sign == "(" ? ")" : "]")` ends it"
    case .emptyGroup(let column):
      "column \(column): `()` holds nothing; a tick without an event is `-`"
    case .afterEnd(let sign, let column):
      "column \(column): `\(sign)` comes after the end; nothing can"
    }
  }
}

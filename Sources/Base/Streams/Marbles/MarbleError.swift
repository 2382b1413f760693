/// The reason why a text is not a marble diagram.
///
/// Columns are counted from 1.
public enum MarbleError: Error, Hashable, Sendable {
  /// The sign has no meaning at its column.
  case unexpected(Character, column: Int)
  /// The group or list that begins at the column does not end.
  case unclosed(Character, column: Int)
  /// The group at the column is empty.
  case emptyGroup(column: Int)
  /// An event follows the end of the stream.
  case afterEnd(Character, column: Int)
}

extension MarbleError: CustomStringConvertible {
  /// The column, the error, and what would be valid.
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

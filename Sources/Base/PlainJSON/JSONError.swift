/// Why bytes are no JSON, or not the JSON that was expected.
///
/// Places lead to a value from the top, such as `themes[3].name`; they may hold text from the file.
public enum JSONError: Error, Hashable, Sendable {
  /// Lines and columns count from 1, columns in bytes.
  case syntax(line: Int, column: Int, wanted: String)
  /// Nesting that might exhaust the stack.
  case tooDeep(line: Int, limit: Int)
  /// A member, by its place, that is not there.
  case missing(String)
  /// A value, by its place, that is something else.
  case wrong(String, mustBe: String)
  /// A member, by its place, that nobody reads.
  case unknownMember(String)
  /// A number that is too small or too large.
  case outside(String, value: String, allowed: String)
  /// More of something than is read.
  case tooMany(String, limit: Int)
  /// A value that its type does not take.
  case refused(String, why: String)
}

extension JSONError: CustomStringConvertible {
  /// A sentence without its full stop, text from the file as it stands there.
  public var description: String { sentence { $0 } }

  /// What is wrong and where.
  ///
  /// - Parameter show: Makes text from the file fit to be shown.
  /// - Returns: A sentence without its full stop.
  public func sentence(showing show: (String) -> String) -> String {
    switch self {
    case .syntax(let line, let column, let wanted): "line \(line), column \(column): \(wanted)"
    case .tooDeep(let line, let limit): "line \(line): nested more than \(limit) deep"
    case .missing(let place): "\(show(place)) is missing"
    case .wrong(let place, let wanted): "\(show(place)) must be \(wanted)"
    case .unknownMember(let place): "\(show(place)) is unknown"
    case .outside(let place, let value, let allowed):
      "\(show(place)) must be \(allowed), not \(show(value))"
    case .tooMany(let things, let limit): "more than \(limit) \(show(things))"
    case .refused(let place, let why): "\(show(place)): \(show(why))"
    }
  }
}

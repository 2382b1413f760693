/// The reason why bytes are not JSON, or not the expected JSON.
///
/// Places are paths from the top, such as `themes[3].name`; they may contain text from the file.
public enum JSONError: Error, Hashable, Sendable {
  /// The bytes are malformed; lines and columns count from 1, columns in bytes.
  case syntax(line: Int, column: Int, wanted: String)
  /// The nesting exceeds a limit that protects the stack.
  case tooDeep(line: Int, limit: Int)
  /// A member is missing at a place.
  case missing(String)
  /// The value at a place has the wrong type.
  case wrong(String, mustBe: String)
  /// The member at a place is unknown.
  case unknownMember(String)
  /// The number at a place is out of range.
  case outside(String, value: String, allowed: String)
  /// The list at a place has too many elements.
  case tooMany(String, limit: Int)
  /// The type of the value at a place rejects it.
  case refused(String, why: String)
}

extension JSONError: CustomStringConvertible {
  /// A sentence without its full stop, with text from the file unescaped.
  public var description: String { sentence { $0 } }

  /// Returns a sentence that says what is wrong and where.
  ///
  /// - Parameter show: Escapes text from the file for display.
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

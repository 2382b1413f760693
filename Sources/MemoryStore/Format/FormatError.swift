import MemoryViewModel

/// Why bytes are not what they should be.
public enum FormatError: Error, Hashable, Sendable {
  /// Lines and columns count from 1, columns in bytes.
  case syntax(line: Int, column: Int, wanted: String)
  case tooDeep(line: Int, limit: Int)
  case notUTF8(String)
  case missing(String)
  case wrongType(String, wanted: String)
  case unknownField(String)
  case outside(String, value: String, allowed: String)
  case tooMany(String, limit: Int)
  /// The file is of another kind, or of none.
  case otherFormat(wanted: String)
  /// A later version of the game wrote it.
  case newerVersion(Int, known: Int)
  /// It is not what was once written: cut off, changed, or added to.
  case damaged(String)
  /// A well-formed game that the rules refuse.
  case impossible(String)
}

extension FormatError: CustomStringConvertible {
  /// A sentence without its full stop; foreign text in it is printable and short.
  public var description: String {
    switch self {
    case .syntax(let line, let column, let wanted): "line \(line), column \(column): \(wanted)"
    case .tooDeep(let line, let limit): "line \(line): nested more than \(limit) deep"
    case .notUTF8(let coding): "written in \(coding), must be UTF-8"
    case .missing(let place): "\(shown(place)) is missing"
    case .wrongType(let place, let wanted): "\(shown(place)) must be \(wanted)"
    case .unknownField(let place): "\(shown(place)) is unknown"
    case .outside(let place, let value, let allowed):
      "\(shown(place)) must be \(allowed), not \(shown(value))"
    case .tooMany(let things, let limit): "more than \(limit) \(things)"
    case .otherFormat(let wanted): "not a file of the kind \(wanted)"
    case .newerVersion(let version, let known):
      "written by a later version of the game (format \(version), this one reads \(known))"
    case .damaged(let how): "damaged: \(how)"
    case .impossible(let why): shown(why)
    }
  }

  private func shown(_ text: String) -> String { text.printable(atMost: 120) }
}

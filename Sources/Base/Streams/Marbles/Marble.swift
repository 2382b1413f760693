/// A value in a marble diagram: a letter, another sign, or a list of values.
public enum Marble: Hashable, Sendable {
  /// A single sign that is not part of the notation.
  case letter(Character)
  /// A list of values, written in brackets.
  case list([Marble])
}

extension Marble: ExpressibleByExtendedGraphemeClusterLiteral {
  public init(extendedGraphemeClusterLiteral sign: Character) { self = .letter(sign) }
}

extension Marble: CustomStringConvertible {
  /// The value as it is written in a diagram.
  public var description: String {
    switch self {
    case .letter(let sign): String(sign)
    case .list(let values): "[\(values.map(\.description).joined())]"
    }
  }
}

/// The only kind of failure in a marble diagram.
public struct MarbleFailure: Error, Hashable, Sendable {
  /// Creates the failure, which is written as `#`.
  public init() {}
}

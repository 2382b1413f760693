/// A value in a marble diagram: a letter or another sign, or a list of values.
public enum Marble: Hashable, Sendable {
  /// One sign that is not a part of the notation.
  case letter(Character)
  /// Several values as one, written in brackets.
  case list([Marble])
}

extension Marble: ExpressibleByExtendedGraphemeClusterLiteral {
  public init(extendedGraphemeClusterLiteral sign: Character) { self = .letter(sign) }
}

extension Marble: CustomStringConvertible {
  /// As it is written in a diagram.
  public var description: String {
    switch self {
    case .letter(let sign): String(sign)
    case .list(let values): "[\(values.map(\.description).joined())]"
    }
  }
}

/// The failure in a marble diagram, of which there is one kind.
public struct MarbleFailure: Error, Hashable, Sendable {
  /// The failure that is written as `#`.
  public init() {}
}

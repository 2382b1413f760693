/// Something about a theme that its maker should know.
public enum ThemeProblem: Hashable, Sendable {
  /// The name is empty or nothing but space.
  case emptyName
  /// The name has scalars that `isPrintable` refuses, such as control characters.
  case unprintableName(String)
  /// The name has more characters than the limit.
  case longName(String, limit: Int)
  /// Another theme of the library has the name, upper and lower case being the same.
  case takenName(String)

  /// The face is empty or nothing but space.
  case emptyFace(Face)
  /// The face has scalars that `isPrintable` refuses, such as control characters.
  case unprintableFace(Face)
  /// The face has more characters than the limit.
  case longFace(Face, limit: Int)
  /// The word is not plain ASCII, is empty or is longer than the limit.
  case badWord(Face, limit: Int)

  /// Two faces make the smallest game; there are as many as this.
  case tooFewFaces(Int)
  /// More pairs are to be shown than there are faces, or fewer than two.
  case pairsOutside(ClosedRange<Int>, pairs: Int)
  /// A theme with second faces needs one for each face.
  case unequalCounts(faces: Int, secondFaces: Int)

  /// Two kinds show the same but for a variation selector or the way it is encoded.
  case lookAlikes(Face, Face)
  /// Two kinds of plain letters and digits are hard to tell apart, such as `O` and `0`.
  case easilyConfused(Face, Face)
  /// Two kinds look the same on terminals that show words.
  case sameWord(Face, Face)

  /// How much a problem matters.
  public enum Severity: Sendable {
    /// Fun suffers, the game does not.
    case warning
    /// The theme cannot be played, or cannot be told from another.
    case error
  }

  /// Whether the theme can be played in spite of it.
  public var severity: Severity {
    switch self {
    case .easilyConfused, .sameWord: .warning
    default: .error
    }
  }
}

extension ThemeProblem: CustomStringConvertible {
  /// A sentence for the player; foreign text in it is printable and short.
  public var description: String {
    switch self {
    case .emptyName: "The theme has no name."
    case .unprintableName(let name): "The name \(quote(name)) cannot be shown."
    case .longName(let name, let limit):
      "The name \(quote(name)) is longer than \(limit) characters."
    case .takenName(let name): "There is a theme \(quote(name)) already."
    case .emptyFace(let face): "The face \(quote(face.symbol)) is empty."
    case .unprintableFace(let face): "The face \(quote(face.symbol)) cannot be shown."
    case .longFace(let face, let limit):
      "The face \(quote(face.symbol)) is longer than \(limit) characters."
    case .badWord(let face, let limit):
      """
      The word \(quote(face.word)) of the face \(quote(face.symbol)) \
      is not 1 to \(limit) plain ASCII characters.
      """
    case .tooFewFaces(let count): "The theme needs at least 2 faces to play, not \(count)."
    case .pairsOutside(let range, let pairs):
      "The number of pairs is from \(range.lowerBound) to \(range.upperBound), not \(pairs)."
    case .unequalCounts(let faces, let secondFaces):
      "The theme has \(faces) faces but \(secondFaces) second faces."
    case .lookAlikes(let face, let other):
      "The faces \(quote(face.symbol)) and \(quote(other.symbol)) look the same."
    case .easilyConfused(let face, let other):
      "The faces \(quote(face.symbol)) and \(quote(other.symbol)) are easily confused."
    case .sameWord(let face, let other):
      """
      The faces \(quote(face.symbol)) and \(quote(other.symbol)) \
      have the same word \(quote(face.word)).
      """
    }
  }

  private func quote(_ text: String) -> String { "\"\(text.printable(atMost: 40))\"" }
}

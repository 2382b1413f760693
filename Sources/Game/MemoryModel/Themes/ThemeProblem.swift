/// An error or a warning about a theme.
public enum ThemeProblem: Hashable, Sendable {
  /// The name is empty or white space.
  case emptyName
  /// The name has scalars that `isPrintable` rejects, such as control characters.
  case unprintableName(String)
  /// The name has more Unicode scalars than the limit.
  case longName(String, limit: Int)
  /// The name belongs to another theme of the library, ignoring case.
  case takenName(String)

  /// The face is empty or white space.
  case emptyFace(Face)
  /// The face has scalars that `isPrintable` rejects, such as control characters.
  case unprintableFace(Face)
  /// The face has more letters than the limit, or letters of too many scalars.
  case longFace(Face, limit: Int)
  /// The word is not plain ASCII, is empty or is longer than the limit.
  case badWord(Face, limit: Int)

  /// The theme has fewer than the two faces of the smallest game.
  case tooFewFaces(Int)
  /// The number of pairs is below two, or above the number of faces.
  case pairsOutside(ClosedRange<Int>, pairs: Int)
  /// The numbers of faces and second faces differ.
  case unequalCounts(faces: Int, secondFaces: Int)

  /// Two kinds only differ by variation selectors, joiners or their encoding.
  case lookAlikes(Face, Face)
  /// Two kinds of letters and digits are hard to tell apart, such as `O` and `0`.
  case easilyConfused(Face, Face)
  /// Two kinds look the same on terminals that show words.
  case sameWord(Face, Face)

  /// The severity of a problem.
  public enum Severity: Sendable {
    /// A problem that does not affect the game.
    case warning
    /// A problem that prevents the theme from being played or named.
    case error
  }

  /// The severity, which tells whether the theme can be played.
  public var severity: Severity {
    switch self {
    case .easilyConfused, .sameWord: .warning
    default: .error
    }
  }
}

extension ThemeProblem: CustomStringConvertible {
  /// The problem as a sentence for the player, with foreign text in printable form.
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

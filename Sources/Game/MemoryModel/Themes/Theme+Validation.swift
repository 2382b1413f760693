extension Theme {
  /// The length limit of a name in scalars.
  public static let longestName = 60

  /// The errors and warnings about the theme's name, faces, numbers and similar faces.
  public var problems: [ThemeProblem] {
    let faceProblems = (faces + (secondFaces ?? [])).compactMap(\.problem)
    return nameProblems + faceProblems + countProblems + likenesses
  }

  /// True if the theme can be played; warnings do not matter.
  public var isPlayable: Bool { problems.allSatisfy { $0.severity == .warning } }

  private var nameProblems: [ThemeProblem] {
    if name.isBlank { return [.emptyName] }
    if !name.isPrintable { return [.unprintableName(name)] }
    if name.unicodeScalars.count > Self.longestName {
      return [.longName(name, limit: Self.longestName)]
    }
    return []
  }

  private var countProblems: [ThemeProblem] {
    if let seconds = secondFaces?.count, seconds != faces.count {
      return [.unequalCounts(faces: faces.count, secondFaces: seconds)]
    }
    let usable = kindFaces.count { kind in kind.allSatisfy { $0.problem == nil } }
    if usable < 2 { return [.tooFewFaces(usable)] }
    let range = 2...faces.count
    return range.contains(pairs) ? [] : [.pairsOutside(range, pairs: pairs)]
  }

  /// The warnings about each face and the first similar one of another kind.
  private var likenesses: [ThemeProblem] {
    var shapes = Likeness { $0.symbol.withoutVariationSelectors }
    var letters = Likeness { $0.symbol.withoutConfusableLetters }
    var words = Likeness(\.word)
    var found: [ThemeProblem] = []
    for (kind, faces) in kindFaces.enumerated() {
      for face in faces where face.problem == nil {
        let sameShape = shapes.match(for: face, of: kind)
        let sameLetters = letters.match(for: face, of: kind)
        let sameWord = words.match(for: face, of: kind)
        if let other = sameShape {
          found.append(.lookAlikes(other, face))
        } else if let other = sameLetters {
          found.append(.easilyConfused(other, face))
        } else if let other = sameWord {
          found.append(.sameWord(other, face))
        }
      }
    }
    return found
  }
}

extension Face {
  /// The reason why the face is not fit for a card, or nil.
  fileprivate var problem: ThemeProblem? {
    if symbol.isBlank { return .emptyFace(self) }
    if symbol.unicodeScalars.count > Self.longestSymbol {
      return .longFace(self, limit: Self.longestSymbol)
    }
    if !symbol.isPrintable { return .unprintableFace(self) }
    let isWordFine = !word.isBlank && word.isPlainASCII && word.utf8.count <= Self.longestWord
    return isWordFine ? nil : .badWord(self, limit: Self.longestWord)
  }
}

/// A search for faces of different kinds that are alike in one respect.
private struct Likeness {
  let respect: (Face) -> String
  private var firsts: [String: (kind: Int, face: Face)] = [:]

  init(_ respect: @escaping (Face) -> String) {
    self.respect = respect
  }

  mutating func match(for face: Face, of kind: Int) -> Face? {
    let key = respect(face)
    guard let first = firsts[key] else {
      firsts[key] = (kind, face)
      return nil
    }
    return first.kind == kind ? nil : first.face
  }
}

extension String {
  fileprivate var isBlank: Bool { unicodeScalars.allSatisfy(\.properties.isWhitespace) }

  fileprivate var withoutVariationSelectors: String {
    var text = self
    text.unicodeScalars.removeAll { (0xFE00...0xFE0F).contains($0.value) }
    return text
  }

  /// The text with `l`, `I` and `|` as `1`, and `O` as `0`.
  fileprivate var withoutConfusableLetters: String {
    let letters = unicodeScalars.map { scalar -> Unicode.Scalar in
      switch scalar {
      case "l", "I", "|": "1"
      case "O": "0"
      default: scalar
      }
    }
    return String(String.UnicodeScalarView(letters))
  }
}

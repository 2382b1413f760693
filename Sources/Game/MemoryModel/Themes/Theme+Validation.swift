extension Theme {
  /// The length limit of a name in scalars.
  public static let longestName = 60

  /// The errors and warnings about the theme's name, faces, numbers and similar faces.
  public var problems: [ThemeProblem] {
    let checked = CheckedFaces(self)
    return nameProblems + checked.problems + countProblems(checked) + checked.likenesses
  }

  /// True if the theme can be played; warnings do not matter.
  public var isPlayable: Bool {
    let checked = CheckedFaces(self)
    let errors = nameProblems + checked.problems + countProblems(checked)
    return errors.isEmpty && !checked.haveLookAlikes
  }

  private var nameProblems: [ThemeProblem] {
    if name.isBlank { return [.emptyName] }
    if !name.isPrintable { return [.unprintableName(name)] }
    if name.unicodeScalars.count > Self.longestName {
      return [.longName(name, limit: Self.longestName)]
    }
    return []
  }

  private func countProblems(_ checked: CheckedFaces) -> [ThemeProblem] {
    let counts = checked.columns.map(\.count)
    if counts[0] != counts[counts.count - 1] {
      return [.unequalCounts(faces: counts[0], secondFaces: counts[1])]
    }
    let usable = checked.usableCount
    if usable < 2 { return [.tooFewFaces(usable)] }
    let range = 2...counts[0]
    return range.contains(pairs) ? [] : [.pairsOutside(range, pairs: pairs)]
  }
}

extension Face {
  /// The reason why the face is not fit for a card, or nil.
  var problem: ThemeProblem? {
    if symbol.isBlank { return .emptyFace(self) }
    if !symbol.isWithinTextLimit {
      return .longFace(self, limit: Self.longestSymbol)
    }
    if !symbol.isPrintable { return .unprintableFace(self) }
    let isWordFine = !word.isBlank && word.isPlainASCII && word.utf8.count <= Self.longestWord
    return isWordFine ? nil : .badWord(self, limit: Self.longestWord)
  }
}

extension String {
  fileprivate var isBlank: Bool { unicodeScalars.allSatisfy(\.properties.isWhitespace) }
}

/// The faces of a theme, of which each was checked once.
struct CheckedFaces {
  /// The faces, and the second ones if there are any.
  let columns: [[Face]]
  /// The problems of single faces, column after column.
  private(set) var problems: [ThemeProblem] = []
  /// True for each face of a column that has no problem.
  private var areFine: [[Bool]] = []

  init(_ theme: Theme) {
    columns = [theme.faces] + (theme.secondFaces.map { [$0] } ?? [])
    for column in columns {
      areFine.append(
        column.map { face in
          guard let problem = face.problem else { return true }
          problems.append(problem)
          return false
        })
    }
  }

  /// The number of kinds; a face without a partner makes none.
  private var kindCount: Int { columns.map(\.count).min() ?? 0 }

  /// The number of kinds whose faces have no problem.
  var usableCount: Int { (0..<kindCount).count { kind in areFine.allSatisfy { $0[kind] } } }

  /// True if faces of different kinds differ only by variation selectors, joiners or encoding.
  var haveLookAlikes: Bool {
    // Only numbers are stored: copies of faces take most of the time of a long list.
    var kinds: [String: Int] = [:]
    kinds.reserveCapacity(kindCount * columns.count)
    for kind in 0..<kindCount {
      for column in columns.indices where areFine[column][kind] {
        let shape = Face.shape(of: columns[column][kind].symbol)
        if let other = kinds.updateValue(kind, forKey: shape), other != kind { return true }
      }
    }
    return false
  }

  /// The problems of each face and the first similar one of another kind.
  var likenesses: [ThemeProblem] {
    let count = kindCount * columns.count
    var shapes = Likeness(count: count)
    var letters = Likeness(count: count)
    var words = Likeness(count: count)
    var found: [ThemeProblem] = []
    for kind in 0..<kindCount {
      for face in faces(of: kind) {
        let sameShape = shapes.match(for: face, Face.shape(of: face.symbol), of: kind)
        let sameLetters = letters.match(for: face, face.symbol.withoutConfusableLetters, of: kind)
        let sameWord = words.match(for: face, face.word, of: kind)
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

  /// Returns the faces of a kind that have no problem.
  private func faces(of kind: Int) -> [Face] {
    columns.indices.filter { areFine[$0][kind] }.map { columns[$0][kind] }
  }
}

/// A search for faces of different kinds that are alike in one respect.
private struct Likeness {
  private var firsts: [String: (kind: Int, face: Face)] = [:]

  /// - Parameter count: The number of faces that will be searched.
  init(count: Int) {
    firsts.reserveCapacity(count)
  }

  /// Returns the first face with the same key if it is of another kind.
  mutating func match(for face: Face, _ key: String, of kind: Int) -> Face? {
    guard let first = firsts[key] else {
      firsts[key] = (kind, face)
      return nil
    }
    return first.kind == kind ? nil : first.face
  }
}

extension String {
  /// The text with `l`, `I` and `|` as `1`, and `O` as `0`.
  fileprivate var withoutConfusableLetters: String {
    String(decoding: utf8.map(\.withoutConfusion), as: UTF8.self)
  }
}

extension UInt8 {
  fileprivate var withoutConfusion: UInt8 {
    switch self {
    case UInt8(ascii: "l"), UInt8(ascii: "I"), UInt8(ascii: "|"): UInt8(ascii: "1")
    case UInt8(ascii: "O"): UInt8(ascii: "0")
    default: self
    }
  }
}

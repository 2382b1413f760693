import MemoryModel
import TestSupport
import Testing

@Suite("Faces that are alike")
struct LikeFacesTests {
  private static let symbols = [
    "O", "0", "l", "1", "I", "|1", "ll", "a", "é", "e\u{301}", "❤", "❤\u{FE0F}", "日\u{FE00}", "日",
    "", " ", "\u{7}", "🐶", "A", "dog face",
  ]

  private func randomTheme(_ numbers: inout SeededNumbers) -> Theme {
    func faces(_ count: Int) -> [Face] {
      (0..<count).map { _ in
        let symbol = numbers.one(of: Self.symbols)
        return numbers.whole(0...3) == 0 ? Face(symbol: symbol, word: "same") : Face(symbol)
      }
    }
    let count = numbers.whole(0...5)
    let seconds = numbers.whole(0...1) == 0 ? nil : faces(count)
    return Theme(
      id: "t", name: "T", faces: faces(count), secondFaces: seconds, pairs: 2,
      color: Theme.Color(rgb: 0))
  }

  /// The likenesses of a theme, found by comparing each face with all before it.
  private func likenesses(of theme: Theme) -> [ThemeProblem] {
    let kinds = theme.kindFaces.map { $0.filter(\.isFine) }
    let faces = kinds.indices.flatMap { kind in kinds[kind].map { (kind, $0) } }
    return faces.indices.compactMap { place in
      let (kind, face) = faces[place]
      func first(_ key: (Face) -> String) -> Face? {
        let other = faces[..<place].first { key($0.1) == key(face) }
        return other.flatMap { $0.0 == kind ? nil : $0.1 }
      }
      if let other = first(\.shape) { return .lookAlikes(other, face) }
      if let other = first(\.letters) { return .easilyConfused(other, face) }
      return first(\.word).map { .sameWord($0, face) }
    }
  }

  @Test("each face is compared with the first like it of another kind, and errors rule out a game")
  func comparesPairs() {
    var numbers = SeededNumbers(seed: 41)
    let wrong = (0..<3_000).compactMap { _ -> Theme? in
      let theme = randomTheme(&numbers)
      let found = theme.problems.filter(\.isLikeness)
      let isPlayable = theme.problems.allSatisfy { $0.severity == .warning }
      let isRight = found == likenesses(of: theme) && theme.isPlayable == isPlayable
      return isRight ? nil : theme
    }
    #expect(wrong == [])
  }

  @Test("themes that differ in one face are different members of a set")
  func hashes() {
    let themes = ["b", "c"].map { middle in
      Theme(
        id: "t", name: "T", faces: ["a", middle, "d"].map { Face($0) }, pairs: 2,
        color: Theme.Color(rgb: 0))
    }
    #expect(Set(themes + themes).count == 2)
  }
}

extension Face {
  fileprivate var isFine: Bool { !symbol.allSatisfy(\.isWhitespace) && symbol.isPrintable }

  fileprivate var shape: String {
    String(
      String.UnicodeScalarView(symbol.unicodeScalars.filter { !(0xFE00...0xFE0F ~= $0.value) }))
  }

  fileprivate var letters: String {
    String(symbol.map { ["l": "1", "I": "1", "|": "1", "O": "0"][$0] ?? $0 })
  }
}

extension ThemeProblem {
  fileprivate var isLikeness: Bool {
    switch self {
    case .lookAlikes, .easilyConfused, .sameWord: true
    default: false
    }
  }
}

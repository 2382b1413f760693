import MemoryModel
import Testing

@Suite("Built-in themes to learn from")
struct BuiltInDeckTests {
  static let decks = ["sums", "times", "dots", "flags", "opposites", "capitals"].compactMap(
    Theme.named)

  @Test("a face is on one card of one pair, as a symbol and as a word", arguments: decks)
  func areDistinct(theme: Theme) {
    let faces = theme.kindFaces.joined()
    let symbols = Set(faces.map { $0.symbol.lowercased() })
    let words = Set(faces.map { $0.word.lowercased() })
    #expect([symbols.count, words.count] == [faces.count, faces.count])
    #expect(
      theme.kindFaces.allSatisfy { $0.count == 2 } && theme.problems.isEmpty && theme.isPlayable)
  }

  @Test("there are all decks, and each has at least 24 pairs")
  func count() {
    #expect(Self.decks.count == 6 && Self.decks.allSatisfy { $0.kindFaces.count >= 24 })
  }

  @Test("every sum has the result of its partner")
  func sums() throws {
    let theme = try #require(Theme.named("sums"))
    let wrong = theme.kindFaces.filter { kind in
      let numbers = kind[0].symbol.split { $0 == " " }.compactMap { Int($0) }
      return numbers.count != 2 || numbers.contains { $0 <= 0 }
        || "\(numbers.reduce(0, +))" != kind[1].symbol
    }
    #expect(wrong == [] && theme.kindFaces.contains([Face("8 + 4"), Face("12")]))
  }

  @Test("every product of two numbers from 2 to 9 is there once")
  func products() throws {
    let theme = try #require(Theme.named("times"))
    let wrong = theme.kindFaces.filter { kind in
      let factors = kind[0].symbol.split { $0 == " " }.compactMap { Int($0) }
      return factors.count != 2 || !factors.allSatisfy((2...9).contains)
        || "\(factors.reduce(1, *))" != kind[1].symbol
    }
    #expect(wrong == [])
    let products = Set((2...9).flatMap { first in (2...9).map { "\(first * $0)" } })
    #expect(
      Set(theme.kindFaces.map { $0[1].symbol }) == products
        && theme.kindFaces.contains([Face(symbol: "3 × 4", word: "3 x 4"), Face("12")]))
  }

  @Test("a number has as many dots, in groups of five")
  func dots() throws {
    let theme = try #require(Theme.named("dots"))
    #expect(theme.kindFaces[6] == [Face("7"), Face(symbol: "●●●●● ●●", word: "***** **")])
    let wrong = zip(theme.kindFaces, 1...).filter { kind, number in
      let groups = kind[1].symbol.split { $0 == " " }
      return kind[0].symbol != "\(number)" || kind[1].symbol.count { $0 == "●" } != number
        || groups.dropLast().contains { $0.count != 5 }
    }
    #expect(wrong.map(\.0) == [])
  }

  @Test("a flag is one character of two letters, and is described without its country")
  func flags() throws {
    let theme = try #require(Theme.named("flags"))
    let wrong = theme.kindFaces.filter { kind in
      let letters = kind[0].symbol.unicodeScalars
      let isFlag =
        letters.count == 2 && letters.allSatisfy { (0x1F1E6...0x1F1FF).contains($0.value) }
        && kind[0].symbol.count == 1 && !kind[0].isText
      return !isFlag || kind[0].word.utf8.count > 32 || kind[0].word.contains(kind[1].symbol)
    }
    #expect(wrong == [])
  }

  @Test("a saved face of a deck has its word again")
  func decoding() {
    #expect(
      (Face(known: "🇫🇷").word, Face(known: "●●●").word, Face(known: "3 × 4")) == (
        "blue white red columns", "***", Face("3 × 4")
      ))
  }
}

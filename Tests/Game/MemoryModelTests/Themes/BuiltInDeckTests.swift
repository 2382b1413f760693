import MemoryModel
import Testing

@Suite("Built-in themes to learn from")
struct BuiltInDeckTests {
  static let decks = ["sums", "times", "dots", "flags", "opposites", "capitals"].compactMap(
    Theme.named)

  @Test("a face is on one card of one pair, as a symbol and as a word", arguments: decks)
  func areDistinct(theme: Theme) {
    for text in [\Face.symbol, \Face.word] {
      let texts = theme.kindFaces.joined().map { $0[keyPath: text].lowercased() }
      #expect(Set(texts).count == texts.count, "\(theme.id)")
    }
    #expect(theme.kindFaces.allSatisfy { $0.count == 2 })
    #expect(theme.problems.isEmpty && theme.isPlayable)
  }

  @Test("there are all decks, and each has at least 24 pairs")
  func count() {
    #expect(Self.decks.count == 6)
    #expect(Self.decks.allSatisfy { $0.kindFaces.count >= 24 })
  }

  @Test("every sum has the result of its partner")
  func sums() throws {
    let theme = try #require(Theme.named("sums"))
    for kind in theme.kindFaces {
      let numbers = kind[0].symbol.split { $0 == " " }.compactMap { Int($0) }
      #expect(numbers.count == 2 && numbers.allSatisfy { $0 > 0 })
      #expect("\(numbers.reduce(0, +))" == kind[1].symbol)
    }
    #expect(theme.kindFaces.contains([Face("8 + 4"), Face("12")]))
  }

  @Test("every product of two numbers from 2 to 9 is there once")
  func products() throws {
    let theme = try #require(Theme.named("times"))
    for kind in theme.kindFaces {
      let factors = kind[0].symbol.split { $0 == " " }.compactMap { Int($0) }
      #expect(factors.count == 2 && factors.allSatisfy((2...9).contains))
      #expect("\(factors.reduce(1, *))" == kind[1].symbol)
    }
    let products = Set((2...9).flatMap { first in (2...9).map { "\(first * $0)" } })
    #expect(Set(theme.kindFaces.map { $0[1].symbol }) == products)
    #expect(theme.kindFaces.contains([Face(symbol: "3 × 4", word: "3 x 4"), Face("12")]))
  }

  @Test("a number has as many dots, in groups of five")
  func dots() throws {
    let theme = try #require(Theme.named("dots"))
    #expect(theme.kindFaces[6] == [Face("7"), Face(symbol: "●●●●● ●●", word: "***** **")])
    for (kind, number) in zip(theme.kindFaces, 1...) {
      #expect(kind[0].symbol == "\(number)")
      #expect(kind[1].symbol.count { $0 == "●" } == number)
      let groups = kind[1].symbol.split { $0 == " " }
      #expect(groups.dropLast().allSatisfy { $0.count == 5 })
    }
  }

  @Test("a flag is one character of two letters, and is described without its country")
  func flags() throws {
    let theme = try #require(Theme.named("flags"))
    for kind in theme.kindFaces {
      let letters = kind[0].symbol.unicodeScalars
      #expect(letters.count == 2 && letters.allSatisfy { (0x1F1E6...0x1F1FF).contains($0.value) })
      #expect(kind[0].symbol.count == 1 && !kind[0].isText)
      #expect(kind[0].word.utf8.count <= 32 && !kind[0].word.contains(kind[1].symbol))
    }
  }

  @Test("a saved face of a deck has its word again")
  func decoding() {
    #expect(Face(known: "🇫🇷").word == "blue white red columns")
    #expect(Face(known: "●●●").word == "***")
    #expect(Face(known: "3 × 4") == Face("3 × 4"))
  }
}

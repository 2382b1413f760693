import MemoryEngine
import MemoryModel
import TestSupport
import Testing

/// Random texts and numbers give a playable theme or a problem in words.
@Suite("Any faces")
struct AnyFacesTests {
  @Test("any faces and any edits leave a theme that deals, or says why not", arguments: 0..<200)
  func themes(seed: Int) {
    var numbers = SeededNumbers(seed: seed)
    var theme = Theme(
      id: numbers.anyText(), name: numbers.anyText(atMost: 80), faces: faces(&numbers),
      secondFaces: numbers.whole(0...1) == 0 ? faces(&numbers) : nil, pairs: numbers.anyNumber(),
      color: Theme.Color(rgb: UInt32(truncatingIfNeeded: numbers.next())))
    var faults: [String] = []
    for _ in 0..<20 {
      edit(&theme, with: &numbers)
      if Set(theme.allFaces.map(\.symbol)).count != theme.allFaces.count {
        faults.append("a face is there twice")
      }
      if theme.problems.contains(where: { "\($0)".isEmpty }) { faults.append("no sentence") }
      faults += deckFaults(of: theme, with: &numbers)
    }
    #expect(faults == [])
  }

  private func faces(_ numbers: inout SeededNumbers) -> [Face] {
    (0..<numbers.whole(0...6)).map { _ in
      Face(symbol: numbers.anyText(atMost: 3), word: numbers.anyText())
    }
  }

  private func edit(_ theme: inout Theme, with numbers: inout SeededNumbers) {
    let known = theme.allFaces.isEmpty ? Face("x") : numbers.one(of: theme.allFaces)
    let face = numbers.whole(0...2) == 0 ? Face(numbers.anyText(atMost: 3)) : known
    switch numbers.whole(0...9) {
    case 0: theme.add(face, with: Face(numbers.anyText(atMost: 3)))
    case 1: theme.remove(face)
    case 2: theme.restore(face)
    case 3: theme.setWord(numbers.anyText(), of: face)
    case 4: theme.rename(face, to: numbers.anyText(atMost: 3))
    case 5: theme.move(face, to: numbers.anyNumber())
    case 6: theme.isUnequal.toggle()
    case 7: theme.setPartner(Face(numbers.anyText(atMost: 3)), of: face)
    case 8: theme.add(TypedFaces(symbolsIn: numbers.anyText(atMost: 30)).entries)
    default: theme.add(TypedFaces(pairsIn: numbers.anyText(atMost: 30)).entries)
    }
  }

  private func deckFaults(of theme: Theme, with numbers: inout SeededNumbers) -> [String] {
    let (kinds, copies) = (numbers.whole(-1...9), numbers.anyNumber())
    do {
      let deck = try theme.deck(kinds: kinds, copies: copies, seed: Seed(numbers.next()))
      return deck.kinds.count == kinds ? [] : ["\(deck.kinds.count) kinds, not \(kinds)"]
    } catch {
      let isKnown = error is ThemeError || error is DeckError
      return isKnown && !"\(error)".isEmpty ? [] : ["unknown error: \(error)"]
    }
  }

  @Test("any text is shown without control characters, within any limit")
  func texts() {
    var numbers = SeededNumbers(seed: 1)
    var wrong: [String] = []
    for _ in 0..<3_000 {
      let text = numbers.anyText(atMost: 40)
      let shown = text.printable(atMost: numbers.whole(1...60))
      let isRaw = shown.unicodeScalars.contains { $0.value < 32 || 0x7F...0x9F ~= $0.value }
      if isRaw || text.printable().printable() != text.printable() { wrong.append(text) }
    }
    #expect(wrong == [])
  }
}

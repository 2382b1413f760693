import MemoryEngine
import MemoryModel
import Testing

@Suite("The memory of pairs")
struct PairMemoryTests {
  private let words = Theme(
    id: "words", name: "Words", faces: ["a", "b", "c", "d", "e", "f"].map { Face($0) },
    secondFaces: ["1", "2", "3", "4", "5", "6"].map { Face($0) }, pairs: 3,
    color: Theme.Color(rgb: 1))

  private func pair(_ number: Int) -> [Face] { words.kindFaces[number] }

  private func names(_ pairs: [Theme.RememberedPair]) -> String {
    pairs.map { $0.faces[0].symbol }.joined()
  }

  @Test("a known pair moves up one box to the last, a forgotten one falls to the first")
  func boxes() {
    var memory = PairMemory()
    for known in 1...7 {
      memory.add(.known)
      #expect(memory == PairMemory(known: known, box: min(known + 1, 5)))
    }
    #expect(memory.isLearned)
    memory.add(.forgotten)
    #expect(memory == PairMemory(known: 7, forgotten: 1))
    var most = PairMemory(known: .max, forgotten: .max)
    most.add(.known)
    most.add(.forgotten)
    #expect(most == PairMemory(known: .max, forgotten: .max))
  }

  @Test("any history keeps its box in range, and only one pair is weaker than another")
  func histories() {
    var generator = SeededGenerator(seed: 5)
    var memories: [PairMemory] = []
    for _ in 0..<60 {
      var memory = PairMemory()
      let isKnown = (0..<Int.random(in: 1...9, using: &generator)).map { _ in
        Bool.random(using: &generator)
      }
      for known in isKnown { memory.add(known ? .known : .forgotten) }
      #expect(memory.known + memory.forgotten == isKnown.count)
      #expect(memory.box == min(5, 1 + isKnown.reversed().prefix { $0 }.count))
      memories.append(memory)
    }
    for one in memories {
      for other in memories {
        #expect(one == other || one.isWeaker(than: other) || other.isWeaker(than: one))
        #expect(!(one.isWeaker(than: other) && other.isWeaker(than: one)))
      }
    }
  }

  @Test("pairs are listed by box, then by how often they were forgotten, then in theme order")
  func order() {
    let memories = PairMemories([
      "words": [
        ["a", "1"]: PairMemory(known: 4, box: 5), ["b", "2"]: PairMemory(forgotten: 1),
        ["c", "3"]: PairMemory(forgotten: 3), ["d", "4"]: PairMemory(known: 1, box: 2),
        ["f", "6"]: PairMemory(forgotten: 1), ["gone", "7"]: PairMemory(forgotten: 9),
      ]
    ])
    #expect(names(words.weakestPairs(by: memories)) == "cbfda")
    #expect(words.weakestPairs(by: PairMemories()).isEmpty)
  }

  @Test("a deal has two thirds of weak pairs and a third of new ones, and learned ones last")
  func practice() {
    var pairs: [[String]: PairMemory] = [:]
    for number in 0..<3 { pairs[pair(number).map(\.symbol)] = PairMemory(forgotten: 3 - number) }
    let memories = PairMemories(["words": pairs])
    #expect(names(words.pairsToPractise(3, by: memories)) == "abd")
    #expect(names(words.pairsToPractise(5, by: memories)) == "abcde")
    #expect(names(words.pairsToPractise(6, by: memories)) == "abcdef")
    #expect(names(words.pairsToPractise(3, by: PairMemories())) == "abc")
    let learned = PairMemories(["words": pairs.mapValues { _ in PairMemory(known: 9, box: 5) }])
    #expect(names(words.pairsToPractise(4, by: learned)) == "defa")
  }

  @Test("any number of any pairs is chosen, each once")
  func practiceCounts() {
    var generator = SeededGenerator(seed: 8)
    for _ in 0..<200 {
      var pairs: [[String]: PairMemory] = [:]
      for number in 0..<6 where Bool.random(using: &generator) {
        let box = Int.random(in: 1...5, using: &generator)
        pairs[pair(number).map(\.symbol)] = PairMemory(known: box, box: box)
      }
      for count in -1...8 {
        let chosen = words.pairsToPractise(count, by: PairMemories(["words": pairs]))
        #expect(chosen.count == max(0, min(count, 6)))
        #expect(Set(chosen).count == chosen.count)
      }
    }
  }
}

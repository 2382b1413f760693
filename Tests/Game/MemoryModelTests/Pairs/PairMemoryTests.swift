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
    let boxes = (1...7).map { _ in
      memory.add(.known)
      return memory
    }
    #expect(boxes == (1...7).map { PairMemory(known: $0, box: min($0 + 1, 5)) } && memory.isLearned)
    memory.add(.forgotten)
    var most = PairMemory(known: .max, forgotten: .max)
    most.add(.known)
    most.add(.forgotten)
    let expected = [PairMemory(known: 7, forgotten: 1), PairMemory(known: .max, forgotten: .max)]
    #expect([memory, most] == expected)
  }

  @Test("any history keeps its box in range, and only one pair is weaker than another")
  func histories() {
    var generator = SeededGenerator(seed: 5)
    var memories: [PairMemory] = []
    var wrong: [PairMemory] = []
    for _ in 0..<60 {
      var memory = PairMemory()
      let isKnown = (0..<Int.random(in: 1...9, using: &generator)).map { _ in
        Bool.random(using: &generator)
      }
      for known in isKnown { memory.add(known ? .known : .forgotten) }
      let box = min(5, 1 + isKnown.reversed().prefix { $0 }.count)
      if memory.known + memory.forgotten != isKnown.count || memory.box != box {
        wrong.append(memory)
      }
      memories.append(memory)
    }
    for one in memories {
      for other in memories {
        let isWeaker = [one.isWeaker(than: other), other.isWeaker(than: one)]
        if isWeaker == [true, true] || isWeaker == [false, false] && one != other {
          wrong.append(one)
        }
      }
    }
    #expect(wrong == [])
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
    #expect(
      names(words.weakestPairs(by: memories)) == "cbfda"
        && words.weakestPairs(by: PairMemories()).isEmpty)
  }

  @Test("a deal has two thirds of weak pairs and a third of new ones, and learned ones last")
  func practice() {
    var pairs: [[String]: PairMemory] = [:]
    for number in 0..<3 { pairs[pair(number).map(\.symbol)] = PairMemory(forgotten: 3 - number) }
    let memories = PairMemories(["words": pairs])
    let learned = PairMemories(["words": pairs.mapValues { _ in PairMemory(known: 9, box: 5) }])
    let counts = [3, 5, 6].map { names(words.pairsToPractise($0, by: memories)) }
    let others = [
      words.pairsToPractise(3, by: PairMemories()), words.pairsToPractise(4, by: learned),
    ].map(names)
    #expect(counts + others == ["abd", "abcde", "abcdef", "abc", "defa"])
  }

  @Test("any number of any pairs is chosen, each once")
  func practiceCounts() {
    var generator = SeededGenerator(seed: 8)
    var wrong: [[Theme.RememberedPair]] = []
    for _ in 0..<200 {
      var pairs: [[String]: PairMemory] = [:]
      for number in 0..<6 where Bool.random(using: &generator) {
        let box = Int.random(in: 1...5, using: &generator)
        pairs[pair(number).map(\.symbol)] = PairMemory(known: box, box: box)
      }
      for count in -1...8 {
        let chosen = words.pairsToPractise(count, by: PairMemories(["words": pairs]))
        let isRight = chosen.count == max(0, min(count, 6)) && Set(chosen).count == chosen.count
        if !isRight { wrong.append(chosen) }
      }
    }
    #expect(wrong == [])
  }
}

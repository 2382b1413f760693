import MemoryEngine
import Testing

@Suite("A group of cards")
struct CardGroupTests {
  @Test("a group is the cards in the order in which they were turned")
  func keepsTheOrder() {
    let most = [65_534, 0, 1, 65_534, 256, 255, 32_768, 7]
    let group: CardGroup = [65_534, 0, 1, 65_534, 256, 255, 32_768, 7]

    #expect(Array(group) == most && group.count == 8 && !group.isEmpty)
    #expect(group.reversed() == most.reversed() && group.first == 65_534 && group.last == 7)
    #expect(group.indices == 0..<8 && "\(group)" == "\(most)")
    #expect(group[2..<4].elementsEqual([1, 65_534]))
  }

  @Test("groups are equal when their cards and order are, zeros included")
  func comparesCards() {
    let groups: [CardGroup] = [[], [0], [0, 0], [0, 1], [1, 0], [1], [0, 0, 1]]
    #expect(Set(groups).count == groups.count)
    #expect(groups[0].isEmpty && groups[0].first == nil && "\(groups[0])" == "[]")
    #expect(([1, 0] as CardGroup).hashValue == groups[4].hashValue)
  }

  @Test("a group has room for eight cards of the greatest deck, and no others")
  func refusesStrangeCards() async {
    await #expect(processExitsWith: .failure) {
      _ = [0, 1, 2, 3, 4, 5, 6, 7, 8] as CardGroup
    }
    await #expect(processExitsWith: .failure) { _ = [65_535] as CardGroup }
    await #expect(processExitsWith: .failure) { _ = ([1, 2] as CardGroup)[2] }
  }
}

import MemoryEngine
import Testing

@Suite("A group of cards")
struct CardGroupTests {
  @Test("a group is the cards in the order in which they were turned")
  func keepsTheOrder() {
    let most = [65_534, 0, 1, 65_534, 256, 255, 32_768, 7]
    let group: CardGroup = [65_534, 0, 1, 65_534, 256, 255, 32_768, 7]

    #expect(
      [Array(group), group.reversed(), Array(group[2..<4])] == [
        most, most.reversed(), [1, 65_534],
      ])
    #expect([group.count, group.first, group.last] == [8, 65_534, 7])
    #expect((group.isEmpty, group.indices, "\(group)") == (false, 0..<8, "\(most)"))
  }

  @Test("groups are equal when their cards and order are, zeros included")
  func comparesCards() {
    let groups: [CardGroup] = [[], [0], [0, 0], [0, 1], [1, 0], [1], [0, 0, 1]]
    #expect(
      (Set(groups).count, ([1, 0] as CardGroup).hashValue) == (groups.count, groups[4].hashValue))
    #expect((groups[0].first, groups[0].isEmpty, "\(groups[0])") == (nil, true, "[]"))
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

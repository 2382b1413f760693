import Testing

@testable import MemorySimulation

/// Games of more cards than a model keeps.
@Suite struct ManyCardsTests {
  @Test func `of more cards than are kept the one seen longest ago is forgotten`() {
    var table = RecallTable(RecallModel(.capacity, 7))
    let most = RecallTable.mostCards
    table.begin(partners: (0..<2 * most).map { $0 ^ 1 })
    for card in [1, 2, 3] + Array(4..<most) + [0, 1] { table.see(card, at: 0) }
    let surplus = table.surplus
    table.see(most, at: 0)

    #expect((surplus, table.surplus) == (nil, 2))
  }

  @Test func `nobody is told to remember more cards than are kept`() throws {
    let profile = LikelihoodProfile(.capacity, of: try traces(of: "perfect", pairs: 300, games: 1))

    #expect(profile.range == 0...256 && profile.point(256).chances > 100)
  }
}

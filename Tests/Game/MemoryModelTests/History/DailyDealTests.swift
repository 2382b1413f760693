import MemoryEngine
import MemoryModel
import Testing

@Suite struct DailyDealTests {
  private func deal(_ day: String) throws -> DailyDeal {
    let day = try #require(CivilDate(day))
    return try #require(DailyDeal(of: day))
  }

  /// The words of the cards in their places.
  private func table(_ day: String) throws -> [String] {
    let deal = try deal(day)
    let deck = try deal.theme.deck(
      kinds: deal.kinds, copies: deal.rules.matchSize, seed: deal.seed)
    let game = try RecordedGame(deck: deck, rules: deal.rules, seed: deal.seed).game
    return game.tableOrder.map { game.card($0, at: .zero).face.word }
  }

  @Test(
    "these days have these themes and numbers of cards",
    arguments: [
      ("1970-01-01", "animals", 10, 2), ("1970-01-02", "fruit", 12, 2),
      ("1970-01-03", "vehicles", 15, 2), ("1970-01-04", "sports", 8, 3),
      ("1970-01-05", "sea", 8, 2), ("2026-11-24", "clothes", 10, 2),
      ("9999-12-31", "animals", 12, 2),
    ])
  func follows(day: String, theme: String, kinds: Int, matchSize: Int) throws {
    let deal = try deal(day)
    #expect([deal.theme.id, deal.seed.text] == [theme, day])
    #expect([deal.kinds, deal.rules.matchSize, deal.rules.players] == [kinds, matchSize, 1])
  }

  @Test func `these days have these cards in these places`() throws {
    let days = ["2026-11-24", "2026-11-29", "2027-01-04"]
    #expect(
      try days.map { try table($0).joined(separator: " ") } == [
        """
        goggles blouse coat backpack kimono sneaker handbag handbag blouse crown goggles \
        coat kimono tie tie sneaker crown purse purse backpack
        """,
        """
        helicopter pickup canoe bicycle tram tram train tractor canoe train train tractor \
        pickup tractor scooter scooter bicycle helicopter bicycle helicopter scooter canoe \
        tram pickup
        """,
        """
        car fireengine skateboard skateboard tram ambulance fireengine express tractor \
        tractor ambulance tram saucer express saucer car
        """,
      ])
  }

  @Test func `every day of three months can be dealt, and none before 1970 or after 9999`() throws {
    let wrong = try (20_000..<20_092).filter { day in
      let deal = try #require(DailyDeal(of: CivilDate(daysSince1970: day)))
      let deck = try deal.theme.deck(
        kinds: deal.kinds, copies: deal.rules.matchSize, seed: deal.seed)
      return !DailyDeal.themeIDs.contains(deal.theme.id) || deal.theme.kindFaces.count < 15
        || deck.kinds.count != deal.kinds
    }
    #expect((wrong, Set(DailyDeal.themeIDs).count) == ([], 12))
    let others = [-1, 253_402_300_800, .min, .max].map { CivilDate(secondsSince1970: $0) }
    #expect(others.filter { DailyDeal(of: $0) != nil } == [])
  }
}

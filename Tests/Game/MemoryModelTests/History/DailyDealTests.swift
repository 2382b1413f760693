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
    #expect(deal.theme.id == theme && deal.kinds == kinds && deal.rules.matchSize == matchSize)
    #expect(deal.seed.text == day && deal.rules.players == 1)
  }

  @Test func `these days have these cards in these places`() throws {
    #expect(
      try table("2026-11-24").joined(separator: " ") == """
        goggles blouse coat backpack kimono sneaker handbag handbag blouse crown goggles \
        coat kimono tie tie sneaker crown purse purse backpack
        """)
    #expect(
      try table("2026-11-29").joined(separator: " ") == """
        helicopter pickup canoe bicycle tram tram train tractor canoe train train tractor \
        pickup tractor scooter scooter bicycle helicopter bicycle helicopter scooter canoe \
        tram pickup
        """)
    #expect(
      try table("2027-01-04").joined(separator: " ") == """
        car fireengine skateboard skateboard tram ambulance fireengine express tractor \
        tractor ambulance tram saucer express saucer car
        """)
  }

  @Test func `every day of three months can be dealt`() throws {
    for day in 20_000..<20_092 {
      let deal = try #require(DailyDeal(of: CivilDate(daysSince1970: day)))
      #expect(DailyDeal.themeIDs.contains(deal.theme.id))
      #expect(deal.theme.kindFaces.count >= 15, "\(deal.theme.id)")
      let deck = try deal.theme.deck(
        kinds: deal.kinds, copies: deal.rules.matchSize, seed: deal.seed)
      #expect(deck.kinds.count == deal.kinds)
    }
    #expect(Set(DailyDeal.themeIDs).count == 12)
  }

  @Test func `before 1970 and after 9999 there is no deal`() {
    let bounds: [Int64] = [-1, 253_402_300_800, .min, .max]
    for seconds in bounds {
      #expect(DailyDeal(of: CivilDate(secondsSince1970: seconds)) == nil)
    }
  }
}

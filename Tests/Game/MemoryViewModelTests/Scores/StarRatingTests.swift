import MemoryViewModel
import Testing

@Suite("Stars")
struct StarRatingTests {
  @Test(
    "three stars need the turns of a perfect memory, two at most half as many more",
    arguments: [
      (10, 3), (16, 3), (17, 2), (24, 2), (25, 1), (1_000, 1),
    ])
  func ratesTenPairs(turns: Int, stars: Int) {
    let rating = StarRating(turns: turns, expected: Expectation.turns(forPairs: 10))
    #expect(rating.rawValue == stars)
  }

  @Test("a game without a miss has three stars, and more turns never more stars", arguments: 1...99)
  func fallsWithTurns(pairs: Int) {
    let expected = Expectation.turns(forPairs: pairs)
    let stars = (pairs...4 * pairs).map { StarRating(turns: $0, expected: expected).rawValue }
    #expect((stars.first, stars.last, stars) == (3, 1, stars.sorted(by: >)))
  }
}

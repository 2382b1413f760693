import MemoryEngine
import MemorySimulation
import Testing

@Suite("Places drawn for plain pairs")
struct PlaceTests {
  @Test(
    "a place is drawn as in the engine, with the same generator state after it", arguments: 1...70)
  func agrees(bound: Int) {
    for game in 0..<50 as Range<UInt64> {
      var (own, engine) = (
        SeededGenerator(seed: 4, game: game), SeededGenerator(seed: 4, game: game)
      )
      #expect((own.place(below: bound), own) == (engine.draw(below: bound), engine))
    }
  }

  @Test("a biased draw is repeated", arguments: 1...70)
  func drawsAgain(bound: Int) {
    // The first word of this state is zero, which only powers of two accept.
    let start = SeededGenerator(state: (0, 1, 1, 0))
    var (own, engine, once) = (start, start, start)
    #expect(
      (once.next(), own.place(below: bound), own) == (0, engine.draw(below: bound), engine)
        && (own == once) == (bound.nonzeroBitCount == 1))
  }
}

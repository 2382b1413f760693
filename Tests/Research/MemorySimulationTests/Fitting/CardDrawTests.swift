import Testing

@testable import MemorySimulation

@Suite struct CardDrawTests {
  /// The probabilities of each number of cards that are not recalled.
  private func counts(recalling recalls: [Double], sure: Int) -> [Double] {
    recalls.reduce(Array(repeating: 0, count: sure) + [1]) { counts, recall in
      let kept = counts.map { $0 * recall } + [0]
      let lost = [0] + counts.map { $0 * (1 - recall) }
      return zip(kept, lost).map(+)
    }
  }

  @Test(arguments: [1, 2, 5, 12, 30], [[], [0.5], [0.9, 0.1, 0.99, 0.4], [0, 1, 0.7]])
  func `the chance of a card is the expectation of one over the number of cards`(
    sure: Int, recalls: [Double]
  ) {
    var draw = CardDraw()
    draw.begin()
    for (card, recall) in recalls.enumerated() {
      draw.add(CardDraw.Single(card: card, recall: recall))
    }
    draw.end(sure: sure, excludingWholes: false)
    let exact = counts(recalling: recalls, sure: sure).enumerated().reduce(0) {
      $1.offset > 0 ? $0 + $1.element / Double($1.offset) : $0
    }
    #expect(abs(draw.chanceOfOne / exact - 1) < 2e-4)
    // Each card is drawn by somebody: the chances add up to one.
    let single = recalls.indices.reduce(0) { $0 + draw.drawing($1).chance }
    #expect(abs(single + Double(sure) * draw.chanceOfOne - 1) < 1e-3)
  }

  @Test
  func `a draw tells that other cards are rather remembered, and parts of a pair add up to 1`() {
    var draw = CardDraw()
    draw.begin()
    let single = CardDraw.Single(card: 0, recall: 0.5)
    draw.add(single)
    draw.end(sure: 1, excludingWholes: false)
    let (_, weights) = draw.drawing(7)
    // The other card is drawn in half of the cases in which this one is forgotten too.
    #expect(abs(draw.recall(of: single, weights) - 2 / 3) < 1e-9)

    let parts = RecallProbabilities(card: 0.7, partner: 0.6, whole: 0.5)
    let mixed = parts.mixed(0.25, with: RecallProbabilities(card: 1, partner: 1, whole: 1), 0.75)
    for memory in [parts, mixed] {
      let sum = memory.whole + memory.cardAlone + memory.partnerAlone + memory.neither
      #expect(abs(sum - 1) < 1e-12)
    }
  }

  @Test func `of a pair that was not opened one card is forgotten`() {
    var draw = CardDraw()
    draw.begin()
    let pair = CardDraw.Pair(
      card: 0, partner: 1, memory: RecallProbabilities(card: 0.9, partner: 0.9, whole: 0.81))
    draw.add(pair)
    draw.end(sure: 1, excludingWholes: true)
    let (chance, weights) = draw.drawing(7)
    let memory = draw.recall(of: pair, drawing: 7, weights)
    let drawn = draw.drawing(0)
    let other = draw.recall(of: pair, drawing: 0, drawn.weights)
    #expect(
      (memory.whole, memory.card, other.card) == (0, memory.partner, 0) && chance < 0.19
        && chance + draw.chanceOfPairs > 0.1899 && memory.card > 0.4)
    #expect(memory.card < 0.5 && other.partner > 0.9)
  }
}

@Suite struct ImpossibleChoiceTests {
  @Test(arguments: [RecallModel(.forgetful, 1e-9), RecallModel(.power, 1e-7)])
  func `choices that are nearly impossible leave all beliefs probabilities`(
    model: RecallModel
  ) throws {
    for player in ["random", "swapping:0.5", "forgetful:0.5"] {
      for lapse in [0, 1e-12, 1] {
        var likelihood = ChoiceLikelihood(model, lapse: lapse)
        for trace in try traces(of: player, pairs: 10, games: 30) {
          likelihood.add(trace)
          #expect(likelihood.logarithm.isFinite && likelihood.logarithm <= 1e-9)
        }
      }
    }
  }

  @Test func `probabilities out of bounds are taken back into them`() {
    let memory = RecallProbabilities(card: 1 + 1e-9, partner: -1e-9, whole: 0.5).bounded
    let whole = RecallProbabilities(card: 1, partner: 0.75, whole: 0.5).bounded
    #expect((memory, whole.whole) == (RecallProbabilities(card: 1, partner: 0, whole: 0), 0.75))
  }
}

@Suite struct ExactLikelihoodTests {
  @Test(arguments: [
    RecallModel(.forgetful, 0.05), RecallModel(.forgetful, 0.3), RecallModel(.power, 0.2),
    RecallModel(.power, 0.8),
  ])
  func `the likelihood is nearly that of all sets of remembered cards`(model: RecallModel) throws {
    let traces = try SimulatedPerson(model: model, pairs: 5, games: 20).traces(seed: 11)
    for factor in [0.7, 1, 1.4] {
      let other = RecallModel(model.family, model.parameter * factor)
      var (exact, fast) = (
        ExactLikelihood(other, lapse: 0.05), ChoiceLikelihood(other, lapse: 0.05)
      )
      for trace in traces {
        exact.add(trace)
        fast.add(trace)
      }
      #expect(abs(fast.logarithm / exact.logarithm - 1) < 0.02)
    }
  }
}

@Suite struct NewtonHillTests {
  @Test func `the top of a hill is found from its side, and a slope or a valley has none`() throws {
    let hill = try #require(
      NewtonHill(in: 0...5, 0...1, from: (1, 0.5)) { x, y in
        -(x - 2) * (x - 2) - 3 * (y - 0.3) * (y - 0.3) + (x - 2) * (y - 0.3) + 7
      })
    #expect(
      NewtonHill(in: 0...5, 0...1, from: (1, 0.5)) { x, y in x + y } == nil
        && NewtonHill(in: 0...5, 0...1, from: (1, 0.5)) { x, y in x * x + y * y } == nil
        && NewtonHill(in: 0...5, 0...1, from: (1, 0)) { x, y in -x * x - y } == nil)
    #expect(
      abs(hill.place.x - 2) < 1e-6 && abs(hill.place.y - 0.3) < 1e-6 && abs(hill.height - 7) < 1e-9)
  }
}

import CMemoryEnvironment
import MemoryEnvironment
import Testing

@Suite("Masks of valid actions")
struct ActionMaskTests {
  private func environment(_ moves: EnvironmentOptions.Moves) throws -> VectorEnvironment {
    var options = EnvironmentOptions()
    options.kinds = 2
    options.moves = moves
    var environment = try VectorEnvironment(options)
    try environment.reset(deals: [0, 1, 0, 1])
    return environment
  }

  @Test("cards that are up or gone are invalid in Memorize")
  func memorize() throws {
    var environment = try environment(.memorize)
    #expect(environment.actionMasks == [true, true, true, true])
    try environment.step([0].span)
    #expect(environment.actionMasks == [false, true, true, true])
    try environment.step([1].span)
    #expect(environment.actionMasks == [false, false, true, true])
    try environment.step([2].span)
    #expect(environment.actionMasks == [true, true, false, true])
    try environment.step([0].span)
    #expect(environment.actionMasks == [false, true, false, true])
  }

  @Test("the cards of a failed turn are valid in Concentration, those of a match are not")
  func concentration() throws {
    var environment = try environment(.concentration)
    try environment.step([0].span)
    #expect(environment.actionMasks == [false, true, true, true])
    try environment.step([1].span)
    #expect(environment.actionMasks == [true, true, true, true])
    try environment.step([0].span)
    try environment.step([2].span)
    #expect(environment.actionMasks == [false, true, false, true])
  }

  @Test("a valid action of Concentration never costs anything but a miss", arguments: 0..<50)
  func validActions(_ seed: UInt64) throws {
    var environment = try environment(.concentration)
    try environment.reset(seed: seed)
    var card = Int(seed)
    while !environment.terminated[0], !environment.truncated[0] {
      let valid = environment.actionMasks.indices.filter { environment.actionMasks[$0] }
      card = valid[(card * 7 + 3) % valid.count]
      try environment.step([Int64(card)].span)
      // A second card or none; an invalid first card alone would cost an eighth.
      #expect([0, 0.5, -0.25].contains(environment.rewards[0]))
    }
  }

  @Test("a C caller reads them as ones and zeros, into memory of the right size")
  func cCaller() throws {
    var options = memory_environment_options()
    (options.games, options.kinds, options.copies, options.match_size) = (1, 2, 2, 2)
    var number: memory_environment = 0
    #expect(memory_environment_create(&options, &number) == 0)
    var codes = [Int32](repeating: 0, count: 4)
    #expect(
      (
        memory_environment_reset(number, nil, nil, 0, &codes, 4),
        StepBuffers(games: 1, cards: 4).step(number, [2])
      ) == (0, 0))
    var masks = [UInt8](repeating: 9, count: 4)
    #expect(
      (
        memory_environment_read_action_masks(number, &masks, 3),
        memory_environment_read_action_masks(number, nil, 4), masks,
        memory_environment_read_action_masks(number, &masks, 4), masks
      ) == (3, 1, [9, 9, 9, 9], 0, [1, 1, 0, 1]) && memory_environment_free(number) == 0)
  }
}

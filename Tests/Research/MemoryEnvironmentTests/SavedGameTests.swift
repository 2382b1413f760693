import CMemoryEnvironment
import MemoryEnvironment
import Testing

@Suite("Games that are saved and continued by C callers")
struct SavedGameTests {
  private func made(_ games: Int = 2, autoreset: Int32 = 2) -> memory_environment {
    var options = memory_environment_options()
    options.games = Int64(games)
    options.kinds = 2
    options.copies = 2
    options.match_size = 2
    options.match_points = 2
    options.miss_penalty = 1
    options.bonus_limit = 6_000_000_000
    options.flip_time = 1_000_000_000
    options.autoreset = autoreset
    var number: memory_environment = 0
    #expect(memory_environment_create(&options, &number) == 0)
    return number
  }

  private func state(of environment: memory_environment) -> [Int64] {
    var count = 0
    #expect(memory_environment_state_size(environment, &count) == 0)
    var state = [Int64](repeating: 0, count: count)
    #expect(memory_environment_read_state(environment, &state, count) == 0)
    return state
  }

  private func restore(_ environment: memory_environment, _ state: [Int64]) -> Int32 {
    var observations = [Int32](repeating: 9, count: 8)
    return memory_environment_restore(environment, state, state.count, &observations, 8)
  }

  @Test("a game that is restored at any step goes on as the original", arguments: 0..<12)
  func goesOn(_ steps: Int) {
    let (original, copy) = (made(), made())
    var seed: UInt64 = 5
    var codes = [Int32](repeating: 9, count: 8)
    #expect(memory_environment_reset(original, &seed, nil, 0, &codes, 8) == 0)
    let (expected, actual) = (StepBuffers(games: 2, cards: 4), StepBuffers(games: 2, cards: 4))
    for step in 0..<steps {
      #expect(expected.step(original, [Int64(step % 4), Int64(step * 3 % 4)]) == 0)
    }
    #expect((restore(copy, state(of: original)), state(of: copy)) == (0, state(of: original)))
    for step in 0..<20 {
      let actions = [Int64(step * 3 % 4), Int64(step % 4)]
      #expect(
        (
          expected.step(original, actions), actual.step(copy, actions), actual.observations,
          actual.rewards, actual.terminated
        ) == (0, 0, expected.observations, expected.rewards, expected.terminated))
    }
  }

  @Test("a game that was never reset is restored as such, the state of another number refused")
  func undealt() {
    let copy = made()
    let environment = made()
    #expect(
      (
        restore(copy, state(of: made())), StepBuffers(games: 2, cards: 4).step(copy, [0, 0]),
        restore(environment, state(of: made(3))), memory_environment_state_size(environment, nil)
      ) == (0, 7, 3, 1))
  }

  @Test("a state of other numbers is refused, and no game changes", arguments: 2..<27)
  func changed(_ place: Int) {
    let environment = made()
    var codes = [Int32](repeating: 9, count: 8)
    var seed: UInt64 = 1
    #expect(
      (
        memory_environment_reset(environment, &seed, nil, 0, &codes, 8),
        StepBuffers(games: 2, cards: 4).step(environment, [0, 0])
      ) == (0, 0))
    let before = state(of: environment)
    let size = before.count / 2
    for value in [Int64.min, -1 << 40, 1 << 40] {
      var numbers = before
      // A wrong number in the second game is found after the first game has been read.
      numbers[size + place] = value
      let status = restore(environment, numbers)
      // The time of a clock may be any number.
      guard status != 0 else { continue }
      #expect((status == 10 || status == 8) && state(of: environment) == before)
    }
  }

  @Test("a turn that does not fit its cards is refused")
  func wrongTurn() {
    let environment = made()
    var codes = [Int32](repeating: 9, count: 8)
    let deals: [Int32] = [0, 1, 0, 1, 0, 1, 0, 1]
    #expect(
      (
        memory_environment_reset_with_deal(environment, deals, 8, nil, 0, &codes, 8),
        StepBuffers(games: 2, cards: 4).step(environment, [0, 0])
      ) == (0, 0))
    var numbers = state(of: environment)
    // A finished turn of one card.
    numbers[6] = 1
    #expect(
      (restore(environment, numbers), String(cString: memory_environment_message())) == (
        10, "the saved state of game 0 is not one of a game with these options"
      ))
    // An open turn with a matched card.
    numbers = state(of: environment)
    numbers[15] += 1 << 32
    #expect(restore(environment, numbers) == 10)
  }
}

import CMemoryEnvironment
import MemoryEnvironment
import Testing

@Suite("The C interface")
struct CInterfaceTests {
  private func options() -> memory_environment_options {
    var options = memory_environment_options()
    options.games = 2
    options.kinds = 2
    options.copies = 2
    options.match_size = 2
    options.match_points = 2
    return options
  }

  private func made(_ options: memory_environment_options) -> memory_environment {
    var number: memory_environment = 0
    var options = options
    #expect(memory_environment_create(&options, &number) == 0)
    return number
  }

  private var message: String { String(cString: memory_environment_message()) }

  @Test("the library reports the version of its header")
  func version() {
    #expect(memory_environment_version() == MEMORY_ENVIRONMENT_VERSION)
  }

  @Test("a game is dealt, stepped and freed in memory of the caller")
  func game() throws {
    var options = options()
    options.autoreset = Int32(MEMORY_ENVIRONMENT_SAME_STEP.rawValue)
    let environment = made(options)
    var observations = [Int32](repeating: 9, count: 8)
    let deal: [Int32] = [0, 1, 0, 1, 1, 1, 0, 0]
    #expect(
      (
        memory_environment_reset_with_deal(environment, deal, 8, nil, 0, &observations, 8),
        observations
      ) == (0, [2, 2, 2, 2, 2, 2, 2, 2]))
    var read = [Int32](repeating: 0, count: 8)
    #expect((memory_environment_read_deal(environment, &read, 8), read) == (0, deal))

    let buffers = StepBuffers(games: 2, cards: 4)
    for actions: [Int64] in [[0, 0], [1, 1], [2, 2]] {
      #expect(buffers.step(environment, actions) == 0)
    }
    #expect(
      (
        buffers.observations, buffers.step(environment, [0, 3]), buffers.rewards,
        buffers.terminated, buffers.observations
      ) == ([2, 2, 0, 2, 3, 3, 0, 2], 0, [2, 2], [0, 1], [0, 2, 0, 2, 2, 2, 2, 2])
        && buffers.finalObservations == [-7, -7, -7, -7, 3, 3, 0, 0])

    var seed: UInt64 = 1
    #expect(
      (
        memory_environment_reset(environment, &seed, [1, 0], 2, &observations, 8), observations,
        memory_environment_free(environment), buffers.step(environment, [0, 0]), message
      ) == (
        0, [2, 2, 2, 2, 2, 2, 2, 2], 0, 9,
        "there is no environment \(environment); it may have been freed"
      ))
    #expect((memory_environment_free(environment), memory_environment_free(0)) == (9, 9))
  }

  @Test("null pointers, wrong counts and odd addresses are reported, and nothing is written")
  func pointers() throws {
    let environment = made(options())
    var observations = [Int32](repeating: 9, count: 8)
    var seed: UInt64 = 1
    #expect(
      (
        memory_environment_create(nil, nil), message,
        memory_environment_reset(environment, &seed, nil, 0, nil, 8),
        memory_environment_reset(environment, &seed, nil, 2, &observations, 8), message
      ) == (1, "options is a null pointer", 1, 1, "mask is a null pointer"))
    #expect(
      (
        memory_environment_reset(environment, &seed, nil, 0, &observations, 7), message,
        memory_environment_step(environment, nil)
      ) == (3, "observations must have 8 elements, not 7", 1))
    let odd = UnsafeMutablePointer<Int32>(bitPattern: 0x1001)
    #expect(
      (memory_environment_reset(environment, &seed, nil, 0, odd, 8), observations) == (
        2, [9, 9, 9, 9, 9, 9, 9, 9]
      ))

    let buffers = StepBuffers(games: 2, cards: 4)
    #expect(
      (
        buffers.step(environment, [0, 0]),
        memory_environment_reset(environment, &seed, nil, 0, &observations, 8),
        buffers.step(environment, [0, 4]), message, buffers.step(environment, [0])
      ) == (7, 0, 5, "the action of game 1 must be 0...3, not 4", 3))
    #expect((buffers.rewards, memory_environment_free(environment)) == ([-7, -7], 0))
  }

  @Test("a step refuses each buffer that is too short or missing", arguments: 0..<10)
  func stepBuffers(_ change: Int) throws {
    let environment = made(options())
    var observations = [Int32](repeating: 9, count: 8)
    #expect(memory_environment_reset(environment, nil, nil, 0, &observations, 8) == 0)
    let buffers = StepBuffers(games: 2, cards: 4)
    let status = buffers.step(environment, [0, 0]) { step in
      switch change {
      case 0: step.observation_count -= 1
      case 1: step.reward_count += 1
      case 2: step.terminated_count = 0
      case 3: step.truncated_count = .max
      case 4: step.final_observation_count = 1
      case 5: step.actions = nil
      case 6: step.observations = nil
      case 7: step.rewards = nil
      case 8: step.terminated = nil
      default: step.truncated = nil
      }
    }
    #expect(
      (status, buffers.rewards, memory_environment_free(environment)) == (
        (change < 5 ? 3 : 1), [-7, -7], 0
      ))
  }

  @Test("an option outside its range is reported", arguments: 0..<5)
  func wrongOptions(_ change: Int) {
    var options = options()
    switch change {
    case 0: options.rules = 2
    case 1: options.autoreset = -1
    case 2: options.games = .min
    case 3: options.kinds = .max
    default: options.flip_time = .min
    }
    var number: memory_environment = 77
    #expect(
      memory_environment_create(&options, &number) == 4 && message.contains(" must be ")
        && number == 77)
  }
}

/// The output buffers of a caller, filled with -7 or 7.
final class StepBuffers {
  var observations: [Int32]
  var rewards: [Float]
  var terminated: [UInt8]
  var truncated: [UInt8]
  var finalObservations: [Int32]

  init(games: Int, cards: Int) {
    observations = Array(repeating: -7, count: games * cards)
    finalObservations = observations
    rewards = Array(repeating: -7, count: games)
    terminated = Array(repeating: 7, count: games)
    truncated = terminated
  }

  func step(
    _ environment: memory_environment, _ actions: [Int64],
    changed: (inout memory_environment_step) -> Void = { _ in }
  ) -> Int32 {
    actions.withUnsafeBufferPointer { actions in
      observations.withUnsafeMutableBufferPointer { observations in
        rewards.withUnsafeMutableBufferPointer { rewards in
          terminated.withUnsafeMutableBufferPointer { terminated in
            truncated.withUnsafeMutableBufferPointer { truncated in
              finalObservations.withUnsafeMutableBufferPointer { final in
                var step = memory_environment_step(
                  actions: actions.baseAddress, action_count: actions.count,
                  observations: observations.baseAddress, observation_count: observations.count,
                  rewards: rewards.baseAddress, reward_count: rewards.count,
                  terminated: terminated.baseAddress, terminated_count: terminated.count,
                  truncated: truncated.baseAddress, truncated_count: truncated.count,
                  final_observations: final.baseAddress, final_observation_count: final.count)
                changed(&step)
                return memory_environment_step(environment, &step)
              }
            }
          }
        }
      }
    }
  }
}

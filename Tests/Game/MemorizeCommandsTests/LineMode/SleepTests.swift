import MemorizeCommands
import SystemCalls
import TestSupport
import Testing

/// A game in lines by the real clock, on a machine that slept and whose date was changed.
@Suite("Line mode: sleep and dates")
struct SleepTests {
  /// The time that a player thinks before each line.
  private static let step = Duration.seconds(1)

  /// Returns the output of a game with a second of thinking per line, while the machine sleeps for
  /// some time and the calendar shows the given dates.
  private func told(
    nap: Duration = .zero, date: @escaping @Sendable (Int) -> Int64 = { Int64($0) }
  ) async -> String {
    let lines = Shared(0)
    let home = PlayerHome()
    var world = TestWorld(at: home)
    let source = TestWorld.source(of: Array("1\n3\n1\n2\n3\n4\nscore\nquit\n".utf8))
    world.read = { _ throws(SystemError) in
      lines.withLock { $0 += 1 }
      return try source(2)
    }
    world.clock = RunClock(
      now: { (Self.step + nap) * lines.withLock { $0 } },
      awake: { Self.step * lines.withLock { $0 } },
      today: { date(lines.withLock { $0 }) },
      sleep: { _ in throw CancellationError() })
    let result = await world.run(["play", "--plain", "--pairs", "2", "--seed", "1"])
    #expect(result.status == 0 && result.errors.isEmpty)
    return result.output.replacing(home.path, with: "~")
  }

  @Test("a machine that slept for a night brings the same bonus and the same time")
  func sleeps() async {
    let awake = await told()

    #expect(await told(nap: .seconds(8 * 3600)) == awake && awake.contains("Score"))
  }

  @Test("any jump of the date leaves the output of a game byte-identical", arguments: [0, 1, 2])
  func dates(kind: Int) async {
    let dates: [@Sendable (Int) -> Int64] = [
      { -1_000_000 * Int64($0) }, { $0.isMultiple(of: 2) ? .max : .min }, { _ in 0 },
    ]
    #expect(await told(date: dates[kind]) == told())
  }
}

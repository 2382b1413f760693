import MemoryModel
import MemorySimulation
import MemoryViewModel
import Synchronization

/// The programs that play in one run, and what went wrong with them.
///
/// Every batch of games that is played at a time has one of its own; when the batch has ended, the
/// next goes on with it. A class, because all threads share it.
final class ExternalPrograms: Sendable {
  /// Programs that die or are silent so often are not started again.
  static let mostFaults = 3
  private static let mostReports = 10
  static let standardTimeout: Duration = .seconds(10)

  private struct State {
    var idle: [String: [RunningProgram]] = [:]
    var faults = 0
    var leftGames = 0
  }

  private let programs: Programs
  private let report: @Sendable (String) -> Void
  private let now: @Sendable () -> Duration
  private let timeout: Duration
  private let shouldStop: @Sendable () -> Bool
  private let state = Mutex(State())
  // Apart from the state: each thread asks before each game, and a lock made two of them as slow as
  // one.
  private let isOver = Atomic(false)
  private let reported = Atomic(0)

  /// - Parameters:
  ///   - context: Starts programs, and is told what goes wrong with them.
  ///   - timeout: For each answer.
  ///   - shouldStop: Whether nobody waits for answers any more.
  init(in context: RunContext, timeout: Duration, unless shouldStop: @escaping @Sendable () -> Bool)
  {
    programs = context.programs
    report = context.console.report
    now = context.clock.now
    self.timeout = timeout
    self.shouldStop = shouldStop
  }

  /// Whether programs have failed so often that the run is to end.
  var haveFailed: Bool { isOver.load(ordering: .relaxed) }

  /// How many games were left because of a program.
  var leftGames: Int { state.withLock { $0.leftGames } }

  /// How often something went wrong with a program.
  var reports: Int { reported.load(ordering: .relaxed) }

  /// A line to a program, which is started when it is first asked, unless one is idle.
  func line(to command: String) -> ExternalLine { line(to: command, calledBy: command) }

  /// The same, to a program that is reported by another name than its command.
  func line(to command: String, calledBy name: String) -> ExternalLine {
    let player = ProgramPlayer(command, calledBy: name, of: self)
    return ExternalLine(ask: player.ask, report: player.report, end: player.end)
  }

  /// Hangs up on all programs, which makes well-behaved ones end by themselves.
  func endAll() {
    let idle = state.withLock { state in
      defer { state.idle = [:] }
      return state.idle.values.joined()
    }
    for program in idle { program.end() }
  }
}

extension ExternalPrograms {
  fileprivate func take(_ command: String) throws(ProgramFault) -> RunningProgram {
    let idle = state.withLock { $0.idle[command]?.popLast() }
    return if let idle { idle } else { try RunningProgram(shell: command, in: programs) }
  }

  fileprivate func giveBack(_ program: RunningProgram, _ command: String) {
    state.withLock { $0.idle[command, default: []].append(program) }
  }

  fileprivate func ask(
    _ program: inout RunningProgram, _ lines: String
  ) throws(ProgramFault) -> String {
    try program.ask(lines, by: AnswerDeadline(timeout: timeout, now: now, shouldStop: shouldStop))
  }

  fileprivate func report(
    _ name: String, _ fault: String, endsProgram: Bool, leavesGame: Bool = true
  ) {
    state.withLock { state in
      state.faults += endsProgram ? 1 : 0
      state.leftGames += leavesGame ? 1 : 0
      if state.faults >= Self.mostFaults { isOver.store(true, ordering: .relaxed) }
    }
    let count = reported.wrappingAdd(1, ordering: .relaxed).newValue
    guard count <= Self.mostReports else { return }
    let name = name.printable(atMost: 60)
    report("external:\(name) \(fault.printable(atMost: 120))")
  }
}

/// One player's program while a batch of games is played.
private final class ProgramPlayer: Sendable {
  private let command: String
  private let name: String
  private let programs: ExternalPrograms
  private let program = Mutex<RunningProgram?>(nil)

  init(_ command: String, calledBy name: String, of programs: ExternalPrograms) {
    (self.command, self.name, self.programs) = (command, name, programs)
  }

  @Sendable func ask(_ lines: String) -> String? {
    program.withLock { program in
      do throws(ProgramFault) {
        var asked = if let program { program } else { try programs.take(command) }
        let answer = try programs.ask(&asked, lines)
        program = asked
        return answer
      } catch {
        program = nil
        if error != .stopped { programs.report(name, error.description, endsProgram: true) }
        return nil
      }
    }
  }

  @Sendable func report(_ fault: String) {
    programs.report(name, "gave \(fault)", endsProgram: false)
  }

  @Sendable func end(_ lines: String) {
    program.withLock { program in
      guard var ended = program.take() else { return }
      do throws(ProgramFault) {
        try ended.refuseSurplus()
      } catch .surplus {
        programs.report(
          name, ProgramFault.surplus.description, endsProgram: true, leavesGame: false)
        ended.end()
        return
      } catch {
        // That it has hung up is told if it is asked again.
      }
      ended.tell(lines)
      programs.giveBack(ended, command)
    }
  }
}

extension Failure {
  /// Programs did not finish games that they played, or said more than they were asked.
  static func leftGames(of programs: ExternalPrograms, _ consequence: String = "") -> Failure {
    let games = programs.leftGames
    let left =
      games > 0
      ? "\(counted(games, "game")) could not be finished by external players"
      : "external players gave answers that were not asked for"
    return Failure(
      code: .incomplete, message: consequence.isEmpty ? left : "\(left); \(consequence)")
  }

  /// The result lacks games, or ends of games.
  static func missing(
    _ played: Int, of games: Int, _ programs: ExternalPrograms, isInterrupted: Bool
  ) -> Failure {
    let counts = "the result counts \(played) of \(games) games"
    if isInterrupted { return Failure(code: .interrupted, message: "interrupted: \(counts)") }
    return played < games ? .leftGames(of: programs, counts) : .leftGames(of: programs)
  }
}

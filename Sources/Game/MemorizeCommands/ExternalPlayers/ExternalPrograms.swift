import MemoryModel
import MemorySimulation
import MemoryViewModel
import Synchronization

/// The external programs that play in one run, and their faults.
///
/// Each batch of games that runs in parallel has a program of its own, which the next batch
/// reuses. A class, because all threads share it.
final class ExternalPrograms: Sendable {
  /// The number of crashes and timeouts after which programs are not started again.
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
  // Outside of the locked state, because each thread reads it before each game, and a lock made two
  // threads as slow as one.
  private let isOver = Atomic(false)
  private let reported = Atomic(0)

  /// - Parameters:
  ///   - context: Starts the programs and reports their faults.
  ///   - timeout: The time for each answer.
  ///   - shouldStop: Returns true if the run is to stop.
  init(in context: RunContext, timeout: Duration, unless shouldStop: @escaping @Sendable () -> Bool)
  {
    programs = context.programs
    report = context.console.report
    now = context.clock.now
    self.timeout = timeout
    self.shouldStop = shouldStop
  }

  /// True if programs have failed so often that the run must stop.
  var haveFailed: Bool { isOver.load(ordering: .relaxed) }

  /// The number of games that were abandoned because of a program.
  var leftGames: Int { state.withLock { $0.leftGames } }

  /// The number of faults that were reported.
  var reports: Int { reported.load(ordering: .relaxed) }

  /// Returns a connection to an idle program, or to one that the first question starts.
  func line(to command: String) -> ExternalLine { line(to: command, calledBy: command) }

  /// Returns a connection to a program that is reported by a name other than its command.
  func line(to command: String, calledBy name: String) -> ExternalLine {
    let player = ProgramPlayer(command, calledBy: name, of: self)
    return ExternalLine(ask: player.ask, report: player.report, end: player.end)
  }

  /// Closes the input of all programs, so that they end.
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

  fileprivate func recycle(_ program: RunningProgram, _ command: String) {
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

/// The program that plays for one player during a batch of games.
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
        // A program that has closed its output is reported with the next question.
      }
      ended.tell(lines)
      programs.recycle(ended, command)
    }
  }
}

extension Failure {
  /// Creates the failure for programs that abandoned games or sent surplus output.
  static func leftGames(of programs: ExternalPrograms, _ consequence: String = "") -> Failure {
    let games = programs.leftGames
    let left =
      games > 0
      ? "\(counted(games, "game")) could not be finished by external players"
      : "external players sent answers without a question"
    return Failure(
      code: .incomplete, message: consequence.isEmpty ? left : "\(left); \(consequence)")
  }

  /// Creates the failure for a result that lacks games, or the ends of games.
  static func missing(
    _ played: Int, of games: Int, _ programs: ExternalPrograms, isInterrupted: Bool
  ) -> Failure {
    let counts = "the result counts \(played) of \(games) games"
    if isInterrupted { return Failure(code: .interrupted, message: "interrupted: \(counts)") }
    return played < games ? .leftGames(of: programs, counts) : .leftGames(of: programs)
  }
}

import Synchronization

/// The first ^C asks a long run to stop; the second ends the program at once.
///
/// So does the signal by which a scheduler takes a machine back, where that is waited for.
enum Interrupt {
  private static let flag = Atomic(false)
  private static let termination = Atomic(false)

  static func catchFirst() {
    // Touched here, so that the handler finds it made.
    flag.store(false, ordering: .relaxed)
    Platform.catchFirstInterrupt { _ in
      Interrupt.flag.store(true, ordering: .relaxed)
      Platform.letInterruptsEndTheProgram()
    }
  }

  static func catchFirstTermination() {
    termination.store(false, ordering: .relaxed)
    Platform.catchFirstTermination { _ in
      Interrupt.termination.store(true, ordering: .relaxed)
      Platform.letTerminationsEndTheProgram()
    }
  }

  @Sendable static func hasCome() -> Bool { flag.load(ordering: .relaxed) }

  @Sendable static func isTermination() -> Bool { termination.load(ordering: .relaxed) }
}

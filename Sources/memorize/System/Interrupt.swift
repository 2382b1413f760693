import Synchronization

/// The first ^C asks a long run to stop; the second ends the program at once.
enum Interrupt {
  private static let flag = Atomic(false)

  static func catchFirst() {
    // Touched here, so that the handler finds it made.
    flag.store(false, ordering: .relaxed)
    Platform.catchFirstInterrupt { _ in
      Interrupt.flag.store(true, ordering: .relaxed)
      Platform.letInterruptsEndTheProgram()
    }
  }

  @Sendable static func hasCome() -> Bool { flag.load(ordering: .relaxed) }
}

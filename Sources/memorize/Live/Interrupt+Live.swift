import Synchronization

extension Interrupt {
  /// The signals of this process.
  static let live = Interrupt(
    catchFirst: {
      // Touched here, so that the handler finds it made.
      Noted.interruption.store(false, ordering: .relaxed)
      Platform.catchFirstInterrupt { _ in
        Noted.interruption.store(true, ordering: .relaxed)
        Platform.letInterruptsEndTheProgram()
      }
    },
    catchFirstTermination: {
      Noted.termination.store(false, ordering: .relaxed)
      Platform.catchFirstTermination { _ in
        Noted.termination.store(true, ordering: .relaxed)
        Platform.letTerminationsEndTheProgram()
      }
    },
    release: {
      Platform.letInterruptsEndTheProgram()
      Platform.letTerminationsEndTheProgram()
    },
    hasCome: { Noted.interruption.load(ordering: .relaxed) },
    isTermination: { Noted.termination.load(ordering: .relaxed) })
}

/// What signals have come; a handler can reach nothing but what is global.
private enum Noted {
  static let interruption = Atomic(false)
  static let termination = Atomic(false)
}

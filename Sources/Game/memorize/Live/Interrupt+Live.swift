import MemorizeCommands
import Synchronization
import SystemCalls

extension Interrupt {
  /// The signals of this process.
  static let live = Interrupt(
    catchFirst: {
      // Touched here, so that the handler finds it made.
      Noted.interruption.store(false, ordering: .relaxed)
      Signal.interrupt.handle { _ in
        Noted.interruption.store(true, ordering: .relaxed)
        Signal.interrupt.restoreDefault()
      }
    },
    catchFirstTermination: {
      Noted.termination.store(false, ordering: .relaxed)
      Signal.terminate.handle { _ in
        Noted.termination.store(true, ordering: .relaxed)
        Signal.terminate.restoreDefault()
      }
    },
    release: {
      Signal.interrupt.restoreDefault()
      Signal.terminate.restoreDefault()
    },
    hasCome: { Noted.interruption.load(ordering: .relaxed) },
    isTermination: { Noted.termination.load(ordering: .relaxed) })
}

/// What signals have come; a handler can reach nothing but what is global.
private enum Noted {
  static let interruption = Atomic(false)
  static let termination = Atomic(false)
}

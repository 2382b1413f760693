import MemorizeCommands
import Synchronization
import SystemCalls

extension Interrupt {
  /// The signals of this process.
  static let live = Interrupt(
    catchFirst: {
      // Initialized here, because a signal handler must not do so.
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

/// The signals that have arrived; global, because a handler can reach nothing else.
private enum Noted {
  static let interruption = Atomic(false)
  static let termination = Atomic(false)
}

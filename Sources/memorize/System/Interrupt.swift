import Synchronization

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// The first ^C asks a long run to stop; the second ends the program at once.
enum Interrupt {
  private static let flag = Atomic(false)

  static func catchFirst() {
    // Touched here, so that the handler finds it made.
    flag.store(false, ordering: .relaxed)
    signal(SIGINT) { _ in
      Interrupt.flag.store(true, ordering: .relaxed)
      signal(SIGINT, SIG_DFL)
    }
  }

  @Sendable static func hasCome() -> Bool { flag.load(ordering: .relaxed) }
}

import Synchronization
import TerminalIO

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// The way in which the probe ends.
enum Fate: String {
  case quit
  case trap
  case threadTrap
  case segv
  case overflow
  case abort
  case bus
  case exit
  case threadExit
  case complain
  case wake
  case hover
  case keepInterrupts
  case picture
  case sixel
  case title

  /// The activity counter of another thread.
  static let signs = Atomic(0)

  func strike(_ waker: Waker) {
    switch self {
    case .quit, .hover, .keepInterrupts: break
    case .trap, .picture, .sixel, .title: Self.trap()
    case .threadTrap: Self.onAnotherThread { Self.trap() }
    case .segv: UnsafeMutablePointer<Int>(bitPattern: 8)?.pointee = 1
    case .overflow: print(Self.descend(Self.signs.load(ordering: .relaxed)))
    case .abort: systemAbort()
    case .bus: raise(SIGBUS)
    case .exit: systemExit(3)
    case .threadExit: Self.onAnotherThread { systemExit(3) }
    case .complain: Self.complain("something is wrong\n")
    case .wake:
      Self.onAnotherThread {
        Self.signs.add(1, ordering: .relaxed)
        waker()
      }
    }
  }

  private static func onAnotherThread(_ body: @escaping @Sendable () -> Void) {
    Task.detached { body() }
  }

  private static func trap() {
    precondition(signs.load(ordering: .relaxed) < 0, "the probe was told to stop")
  }

  /// Overflows the stack.
  @inline(never)
  private static func descend(_ depth: Int) -> Int {
    depth < 0 ? depth : descend(depth + 1) ^ descend(depth + 2)
  }

  private static func complain(_ text: String) {
    _ = text.withCString { write(2, $0, strlen($0)) }
  }

  static func leave(_ status: Int32) {
    systemExit(status)
  }

  static func flush() {
    fflush(nil)
  }
}

private let systemAbort: @Sendable () -> Void = { abort() }
private let systemExit: @Sendable (Int32) -> Void = { exit($0) }

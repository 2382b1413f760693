import CTerminal
import Synchronization
import SystemCalls

/// A pipe to oneself, by which signals and other threads end a wait.
///
/// A class, because its ends must be closed once nobody can write to it any more.
final class SelfPipe: Sendable {
  let reading: FileDescriptor
  private let writing: FileDescriptor
  private let isWoken = Atomic(false)

  init() throws(TerminalError) {
    do throws(SystemError) {
      (reading, writing) = try FileDescriptor.pipe()
    } catch {
      throw TerminalError(error)
    }
  }

  deinit {
    try? reading.close()
    try? writing.close()
  }

  /// Ends the wait now or, if nobody waits, the next one; many calls between count as one.
  func wake() {
    guard !isWoken.exchange(true, ordering: .acquiringAndReleasing) else { return }
    let byte: [UInt8] = [0]
    _ = byte.withUnsafeBytes { writing.transfer(from: $0) }
  }

  /// Takes out what came: numbers of signals, and zero for a call of `wake`.
  func drain() -> Set<UInt8> {
    isWoken.store(false, ordering: .sequentiallyConsistent)
    var all: Set<UInt8> = []
    var bytes: [UInt8] = []
    while case .moved = reading.transfer(into: &bytes, atMost: 256) {
      all.formUnion(bytes)
    }
    return all
  }

  /// Has signals written here until `stopSignals`.
  func startSignals() {
    terminal_route_signals(writing.rawValue)
  }

  func stopSignals() {
    terminal_unroute_signals(writing.rawValue)
  }
}

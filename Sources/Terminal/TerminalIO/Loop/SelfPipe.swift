import CTerminal
import Synchronization
import SystemCalls

/// A pipe to this process, with which signals and other threads end a wait.
///
/// A class, because its ends are closed with the last reference to it.
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

  /// Ends the present wait or the next one; calls in between count as one.
  func wake() {
    guard !isWoken.exchange(true, ordering: .acquiringAndReleasing) else { return }
    let byte: [UInt8] = [0]
    _ = byte.withUnsafeBytes { writing.transfer(from: $0) }
  }

  /// Reads the numbers of signals, and zero for a call of `wake`.
  func drain() -> Set<UInt8> {
    var all: Set<UInt8> = []
    var bytes: [UInt8] = []
    while case .moved = reading.transfer(into: &bytes, atMost: 256) {
      all.formUnion(bytes)
    }
    if !all.isEmpty { terminal_note_signals_read() }
    // Only now: a call of `wake` in between would find its byte read, and no later one would write
    // another. A call that is ignored until here is served after this wait.
    if isWoken.exchange(false, ordering: .sequentiallyConsistent) { all.insert(0) }
    return all
  }

  /// Routes signals to this pipe until `stopSignals`.
  func startSignals() {
    terminal_route_signals(writing.rawValue)
  }

  func stopSignals() {
    terminal_unroute_signals(writing.rawValue)
  }
}

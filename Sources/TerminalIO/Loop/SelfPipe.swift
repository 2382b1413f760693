import CTerminal
import Synchronization

/// A pipe to oneself, by which signals and other threads end a wait.
///
/// A class, because its ends must be closed once nobody can write to it any more.
final class SelfPipe: Sendable {
  let reading: Int32
  private let writing: Int32
  private let isWoken = Atomic(false)

  init() throws(TerminalError) {
    (reading, writing) = try Platform.pipe()
  }

  deinit {
    Platform.close(reading)
    Platform.close(writing)
  }

  /// Ends the wait now or, if nobody waits, the next one; many calls between count as one.
  func wake() {
    guard !isWoken.exchange(true, ordering: .acquiringAndReleasing) else { return }
    let byte: [UInt8] = [0]
    _ = byte.withUnsafeBytes { Platform.write($0, to: writing) }
  }

  /// Takes out what came: numbers of signals, and zero for a call of `wake`.
  func drain() -> Set<UInt8> {
    isWoken.store(false, ordering: .sequentiallyConsistent)
    var all: Set<UInt8> = []
    var bytes: [UInt8] = []
    while case .moved = Platform.read(from: reading, atMost: 256, into: &bytes) {
      all.formUnion(bytes)
    }
    return all
  }

  /// Has signals written here until `stopSignals`.
  func startSignals() {
    terminal_route_signals(writing)
  }

  func stopSignals() {
    terminal_unroute_signals(writing)
  }
}

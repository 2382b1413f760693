import CMainActor
import Synchronization

/// A flag that is set when an observed object is changed on another thread than the main actor's.
///
/// Such a change can happen while a frame is made, after the frame has read the object and before
/// it is observed again. Therefore, another frame follows each one with such changes.
final class ChangesElsewhere: Sendable {
  private let areThere = Atomic(false)

  /// Notes a change on the present thread.
  func note() {
    if !main_actor_is_here() { areThere.store(true, ordering: .releasing) }
  }

  /// Returns true if changes were noted since the last call.
  func take() -> Bool { areThere.exchange(false, ordering: .acquiring) }
}

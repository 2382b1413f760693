import TextUI

/// A gesture of moving along a chart with the left button pressed, from the press on.
///
/// The value of the gesture is the column of the mouse within the view.
struct ScrubGesture: Gesture {
  /// Returns to what was chosen before; called for Escape while the button is down.
  let cancel: () -> Void

  var traits: GestureTraits { GestureTraits(escape: cancel) }

  func recognize(_ event: GestureEvent, _ progress: inout Void) -> GesturePhase<Int> {
    guard case .press(let press) = event, press.button == .left else { return .failed }
    let column = press.localLocation.x
    return switch press.phase {
    case .began: .began(column)
    case .moved: .changed(column)
    case .stationary: .possible
    case .ended: .ended(column)
    case .cancelled: .cancelled(column)
    }
  }
}

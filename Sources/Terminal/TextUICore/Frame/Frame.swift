/// A drawn picture with everything needed to handle its events.
///
/// It depends only on the view, the size, the environment, the time and the store.
public struct Frame {
  /// The cells of the picture.
  public internal(set) var buffer: CellBuffer
  /// The focused view when the frame was made.
  let focused: Identity?
  /// The hit regions, from back to front.
  public let regions: [HitRegion]
  /// The modal layers, from back to front.
  let modalLayers: [ModalLayer]
  /// True if there are panes, of which only one receives keys.
  let hasPanes: Bool
  /// The position of the text cursor; nil to hide it.
  public let cursor: Point?
  /// Sentences for a screen reader or a status line, in order.
  public internal(set) var announcements: [String]
  /// The title of the window; nil if no view sets one.
  public let title: String?
  /// The time at which the picture changes by itself; nil for never.
  public internal(set) var wake: Duration?
  /// The actions of views to run now that the frame exists: `onAppear`, `onChange` and the like.
  let effects: [() -> Void]
}

/// A layer that receives all events.
struct ModalLayer {
  let identity: Identity
  /// The layer number of its regions.
  let layer: Int
}

extension Frame {
  /// The focusable regions in view order, of the topmost modal layer.
  public var focusOrder: [HitRegion] {
    regions.filter {
      $0.focusTarget != nil && $0.layer >= lowestLayer && isReachedByKeys($0)
    }
    .sorted { $0.order < $1.order }
  }
}

extension Frame {
  /// True if a view handles mouse movements without a pressed button.
  public var listensToHover: Bool {
    regions.contains { region in
      if case .hover = region.handler { return true }
      return false
    }
  }
}

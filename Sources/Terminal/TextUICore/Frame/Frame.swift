/// A picture with everything needed to react to it.
///
/// It follows from the view, the size, the environment, the time and what the store remembers.
public struct Frame {
  /// What is seen.
  public let buffer: CellBuffer
  /// Who had focus when the frame was made.
  let focused: Identity?
  /// What can be hit, from the back to the front.
  public let regions: [HitRegion]
  /// The layers that cut off what is below them, from the back to the front.
  let modalLayers: [ModalLayer]
  /// Whether there are panes, of which only one gets the keys.
  let hasPanes: Bool
  /// Where the text cursor stands; nil to hide it.
  public let cursor: Point?
  /// Sentences for a screen reader or a status line, in the order they came up.
  public internal(set) var announcements: [String]
  /// When the picture next changes by itself; nil for never.
  public internal(set) var wake: Duration?
  /// What views want done now that the frame exists: `onAppear`, `onChange` and the like.
  let effects: [() -> Void]
}

/// A layer that takes all events.
struct ModalLayer {
  let identity: Identity
  /// The number of its regions.
  let layer: Int
}

extension Frame {
  /// The regions that can have focus, in the order of the views, of the topmost layer that
  /// takes all events.
  public var focusOrder: [HitRegion] {
    regions.filter {
      $0.focusTarget != nil && $0.layer >= lowestLayer && isReachedByKeys($0)
    }
    .sorted { $0.order < $1.order }
  }
}

extension Frame {
  /// Whether any view wants to know of the mouse while no button is down.
  public var listensToHover: Bool {
    regions.contains { region in
      if case .hover = region.handler { return true }
      return false
    }
  }
}

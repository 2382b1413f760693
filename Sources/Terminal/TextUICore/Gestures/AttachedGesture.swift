/// A gesture of a view, with its priority.
@usableFromInline
struct AttachedGesture {
  let gesture: any Gesture
  var priority = Priority.normal

  /// The order of gestures among those of a press.
  enum Priority {
    /// The gesture precedes those of the views inside, which wait for its failure.
    case high
    case normal
    /// The gesture neither wins nor loses.
    case simultaneous
  }
}

extension Handler {
  /// The gesture of the handler.
  var attached: AttachedGesture? {
    switch self {
    case .gesture(let attached): attached
    case .tap(let action): AttachedGesture(gesture: TapGesture().onEnded { _ in action() })
    case .taps(let count, let action):
      AttachedGesture(gesture: TapGesture(count: count).onEnded(action))
    default: nil
    }
  }

  /// True if the handler receives steps of zooming.
  var receivesZoom: Bool {
    if case .gesture(let attached) = self { return attached.gesture.traits.inputs.contains(.zoom) }
    return false
  }

  /// True if turns of the wheel without Control are steps of zooming for the handler.
  var receivesWheel: Bool {
    if case .gesture(let attached) = self {
      return attached.gesture.traits.inputs.isSuperset(of: [.zoom, .wheel])
    }
    return false
  }

  /// Offers a step of zooming to the handler's gesture.
  ///
  /// - Returns: True if the gesture recognized it.
  func zoom(by step: Int, at location: Point?) -> Bool {
    guard receivesZoom, let attached else { return false }
    return attached.gesture.zoom(by: step, at: location)
  }
}

extension Gesture {
  fileprivate func zoom(by step: Int, at location: Point?) -> Bool {
    var progress = initialProgress
    let phase = recognize(.zoom(step: step, location: location), &progress)
    switch phase {
    case .began(let value), .changed(let value), .ended(let value):
      perform(.ended(value))
      return true
    case .possible, .cancelled, .failed: return false
    }
  }
}

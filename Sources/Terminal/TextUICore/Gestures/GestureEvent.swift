/// An event that a gesture receives.
public enum GestureEvent: Sendable {
  /// A phase of a press on the view, with any button.
  ///
  /// `cancelled` is the last event, when the press is interrupted or the view is gone.
  case press(Press)
  /// The deadline of the gesture has passed.
  ///
  /// The press may have ended; while it rests, it keeps the time of its last event.
  case elapsed(Press, at: Duration)
  /// A step of zooming: 1 to enlarge or -1 to reduce, about a cell or about the centre.
  ///
  /// Only gestures that ask for `.zoom` in their traits receive it. It belongs to no press.
  case zoom(step: Int, location: Point?)
}

/// The properties of a gesture that the window has to know.
public struct GestureTraits {
  /// The events that the gesture receives.
  public var inputs: Inputs
  /// True if the recognized gesture takes the press over: views receive a cancelled press.
  ///
  /// This applies only to a gesture that wins; a simultaneous one takes nothing over.
  public var takesPress: Bool
  /// The number of taps that the gesture needs; nil for other gestures.
  ///
  /// A gesture with fewer taps waits until one of the same view with more has failed.
  public var tapCount: Int?
  /// The action of the Escape key while the gesture goes on, which cancels it; nil to leave the
  /// key to the focused view.
  public var escape: (() -> Void)?
  /// The dragged item, which is dropped at the end.
  var item: DragItem?

  /// A set of kinds of events.
  public struct Inputs: OptionSet, Sendable {
    public let rawValue: UInt8

    public init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    /// Presses on the view, which is hit in its whole frame.
    public static let presses = Inputs(rawValue: 1 << 0)
    /// Steps of zooming: the wheel with Control, and the keys `+` and `-`.
    public static let zoom = Inputs(rawValue: 1 << 1)
    /// Turns of the wheel without Control, for a gesture that receives steps of zooming.
    ///
    /// Views inside that handle the wheel precede it.
    public static let wheel = Inputs(rawValue: 1 << 2)
  }

  /// Creates the properties, by default of a gesture that takes over the presses it recognizes.
  public init(
    inputs: Inputs = .presses, takesPress: Bool = true, tapCount: Int? = nil,
    escape: (() -> Void)? = nil
  ) {
    self.inputs = inputs
    self.takesPress = takesPress
    self.tapCount = tapCount
    self.escape = escape
  }
}

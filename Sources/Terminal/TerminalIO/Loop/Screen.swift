public import TextUICore

/// The callbacks of a screen that an event loop shows.
///
/// All are called on the loop's thread. Times are those of the loop's clock.
public struct Screen {
  /// Draws the picture for a size of the terminal; called only if something may have changed.
  ///
  /// The size of an inline screen is the largest one: its pictures may have fewer rows.
  public var frame: (_ size: Size, _ now: Duration) -> ScreenFrame
  /// Handles an event; returns false for one that it ignores, so that ^C and ^\ end the loop.
  public var send: (_ event: Event, _ now: Duration) -> Bool
  /// Returns true if an event ends the loop while the window is too small.
  ///
  /// No other event reaches the screen then.
  public var isLeft: (_ event: Event) -> Bool = { _ in false }
  /// Receives the terminal's answers to queries.
  public var answer: (TerminalAnswer) -> Void = { _ in }
  /// Returns true if the loop should end.
  public var isFinished: () -> Bool
  /// Pauses or resumes the clock, because the program is suspended or the window is too small.
  public var pause: (_ isPaused: Bool) -> Void = { _ in }

  /// Returns true if the screen differs from its latest frame; called after the loop was woken, and
  /// after jobs of the main actor.
  public var needsFrame: () -> Bool = { true }

  /// Receives what the program writes to standard output and standard error.
  public var log: (_ bytes: [UInt8]) -> Void = { _ in }

  /// Returns the texts to print above an inline screen, each of one or more lines; called once per
  /// frame.
  public var above: () -> [String] = { [] }

  /// An additional source of events.
  public var source: EventSource?

  /// Creates a screen from its required callbacks; the others do nothing by default.
  public init(
    frame: @escaping (_ size: Size, _ now: Duration) -> ScreenFrame,
    send: @escaping (_ event: Event, _ now: Duration) -> Bool,
    isFinished: @escaping () -> Bool
  ) {
    self.frame = frame
    self.send = send
    self.isFinished = isFinished
  }
}

/// A picture of a screen.
public struct ScreenFrame {
  /// The content, of the requested size; of an inline screen, at most as high.
  public var buffer: CellBuffer
  /// The position of the terminal's cursor, if it is visible.
  public var cursor: Point?
  /// The time at which the picture changes by itself, by the loop's clock; nil for never.
  public var wake: Duration?
  /// True if mouse motion is reported while no button is down.
  public var tracksHover: Bool
  /// True if the terminal's bell rings with the picture.
  public var rings: Bool
  /// The title of the terminal's window; nil for the previous one.
  public var title: String?
  /// A text for the terminal's clipboard; nil for none.
  public var clipboard: String?
  /// Called after the picture has been sent, or as much of it as the terminal accepts at once.
  public var whenShown: () -> Void

  /// Creates a picture, by default a still one without a cursor.
  public init(
    buffer: CellBuffer, cursor: Point? = nil, wake: Duration? = nil, tracksHover: Bool = false,
    rings: Bool = false, title: String? = nil, clipboard: String? = nil,
    whenShown: @escaping () -> Void = {}
  ) {
    self.buffer = buffer
    self.cursor = cursor
    self.wake = wake
    self.tracksHover = tracksHover
    self.rings = rings
    self.title = title
    self.clipboard = clipboard
    self.whenShown = whenShown
  }
}

public import TextUICore

/// What an event loop shows and drives, as closures.
///
/// All are called on the loop's own thread. A time is how long the loop's clock has been running.
public struct Screen {
  /// Draws the picture for a size of the terminal; called only when something may have changed.
  public var frame: (_ size: Size, _ now: Duration) -> ScreenFrame
  /// Takes an event, and answers whether it meant anything; ^C and ^\ that did not end the loop.
  public var send: (_ event: Event, _ now: Duration) -> Bool
  /// Whether an event ends the loop in a window that is too small to show what it would bring about.
  ///
  /// No other event reaches the screen there.
  public var isLeft: (_ event: Event) -> Bool = { _ in false }
  /// Learns what the terminal tells of itself.
  public var answer: (TerminalAnswer) -> Void = { _ in }
  /// Whether the loop should end.
  public var isFinished: () -> Bool
  /// Stops the clock, or lets it go on: nothing can be seen while the program is suspended or the
  /// window too small.
  public var pause: (_ isPaused: Bool) -> Void = { _ in }

  /// What the loop waits for beside the terminal.
  public var source: EventSource?

  /// Makes a screen of the closures that every one needs; the others do nothing until set.
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

/// One picture of a screen.
public struct ScreenFrame {
  /// What is seen, of the size that was asked for.
  public var buffer: CellBuffer
  /// Where the terminal's own cursor is shown, if it is.
  public var cursor: Point?
  /// When the picture changes by itself, by the loop's clock; never if nothing.
  public var wake: Duration?
  /// Whether the mouse is to be reported while no button is down.
  public var tracksHover: Bool
  /// Whether the terminal's bell rings with it.
  public var rings: Bool
  /// Called once the picture has been sent, or as much of it as the terminal takes at once.
  public var whenShown: () -> Void

  /// Makes a still picture without a cursor, unless told otherwise.
  public init(
    buffer: CellBuffer, cursor: Point? = nil, wake: Duration? = nil, tracksHover: Bool = false,
    rings: Bool = false, whenShown: @escaping () -> Void = {}
  ) {
    self.buffer = buffer
    self.cursor = cursor
    self.wake = wake
    self.tracksHover = tracksHover
    self.rings = rings
    self.whenShown = whenShown
  }
}

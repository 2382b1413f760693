public import TextUICore

/// How a window is shown on a terminal, and what becomes of it.
public struct TerminalOptions {
  /// In a smaller terminal only its size is shown, and time stands still.
  public var minimumSize = Size.zero
  /// The key that leaves if no view takes it; nil for none but ^C.
  ///
  /// Where the terminal is too small, it leaves at once, as does Escape.
  public var quitKey: KeyPress? = KeyPress(.character("q"))
  /// Nil for what the terminal says of itself.
  public var colorScheme: ColorScheme?
  /// Whether animations jump to their end.
  public var reducesMotion = false
  /// Goes before everything the environment says of colour.
  public var color = Capabilities.ColorChoice.auto
  /// Whether nothing but ASCII is shown, whatever the terminal can do.
  public var isASCII = false
  /// How pictures are shown.
  public var graphics = GraphicsChoice.auto
  /// Whether the terminal may hold frames back until they are complete.
  public var synchronizesOutput = true
  /// Whether to end, beside the keys that end it and `\.quit`; asked after every event and frame.
  public var isFinished: () -> Bool = { false }
  /// How often the bell should have rung so far; it rings when that grows.
  public var bells: () -> Int = { 0 }
  /// Is given the announcements of each frame, for a person who does not see the screen.
  public var announce: (_ sentence: String) -> Void = { _ in }
  /// What is waited for beside the terminal, such as the sockets of a program.
  public var source: EventSource?
  /// Called at the end, however it came about, once the terminal has been given back.
  ///
  /// If it was a signal, the process dies by it afterwards.
  public var save: () -> Void = {}

  /// What a person said about pictures.
  public enum GraphicsChoice: Sendable {
    /// As pixels where the terminal is known to show them.
    case auto
    /// As coloured blocks.
    case cells
    /// As pixels by kitty's protocol, but not inside of another program such as tmux.
    case kitty
  }

  /// The usual options: `q` leaves, and the terminal tells its colours.
  public init() {}
}

import SystemCalls
public import TextUICore

/// The options and callbacks of a window on a terminal.
public struct TerminalOptions {
  /// The part of the terminal that shows the window.
  public var presentation = Presentation.fullScreen
  /// The minimum size of the terminal; in a smaller one only its size is shown, and the clock
  /// stops.
  public var minimumSize = Size.zero
  /// The advice shown below the size of a smaller terminal, such as "or run it with --plain".
  public var smallSizeAdvice = ""
  /// The key that leaves if no view handles it; nil for ^C only.
  ///
  /// If the terminal is too small, it leaves at once, and so does Escape.
  public var quitKey: KeyPress? = KeyPress(.character("q"))
  /// The colour scheme; nil for the terminal's own.
  public var colorScheme: ColorScheme?
  /// True if animations jump to their end.
  public var reducesMotion = false
  /// The use of colours, which takes precedence over the environment.
  public var color = Capabilities.ColorChoice.auto
  /// True if only ASCII is shown.
  public var isASCII = false
  /// The way in which pictures are shown.
  public var graphics = GraphicsChoice.auto
  /// True if the terminal may hold back a frame until it is complete (synchronized output).
  public var synchronizesOutput = true
  /// True if the titles of views are those of the terminal's window, until the end.
  public var setsTitle = true
  /// Returns true to end, besides the keys and `\.quit`; called after every event and frame.
  public var isFinished: () -> Bool = { false }
  /// Returns the number of times that the bell should have rung; it rings when that increases.
  public var bells: () -> Int = { 0 }
  /// Receives the announcements of each frame, for a person who cannot see the screen.
  public var announce: (_ sentence: String) -> Void = { _ in }
  /// Receives what the program writes to standard output and standard error, such as to write it to
  /// a file; all of it also appears on the terminal at the end, its last 64 KiB.
  public var log: (_ bytes: [UInt8]) -> Void = { _ in }
  /// An additional source of events, such as the sockets of a program.
  public var source: EventSource?
  /// Called at the end, whatever caused it, after the terminal has been restored.
  ///
  /// If a signal caused it, the process ends by that signal afterwards.
  public var save: () -> Void = {}

  /// The keys that leave besides `quitKey` if no view handles them, without a signal.
  var cancelKeys: [KeyPress] = []

  /// The part of a terminal that shows a window.
  public enum Presentation: Hashable, Sendable {
    /// The whole terminal, whose previous content returns at the end.
    case fullScreen
    /// Rows between the previous output and what follows, which scroll with both.
    ///
    /// The window is as high as its content, at most `rows` and the height of the terminal. It has
    /// no mouse, so that the terminal can select text. Lines of `\.above`, and those that the
    /// program prints, appear above it.
    case inline(rows: Int, atEnd: End = .keep)

    /// The choice of what is left of an inline window.
    public enum End: Sendable {
      /// The latest picture, above whatever is printed next.
      case keep
      /// Only the lines above the window.
      case erase
    }
  }

  /// The choice of graphics for pictures.
  public enum GraphicsChoice: Sendable {
    /// Pixels if the terminal is known to show them.
    case auto
    /// Coloured block characters.
    case cells
    /// Pixels by kitty's graphics protocol, but not inside of another program such as tmux.
    case kitty
    /// Pixels as sixels if the terminal answers that it shows them, inside of tmux as well.
    case sixel
  }

  /// Creates the default options: `q` leaves, and the terminal's colours are used.
  public init() {}
}

extension TerminalOptions {
  /// The descriptor for the screen: standard output, but standard error for an inline window whose
  /// program writes its result to a pipe or a file.
  var output: Int32 {
    let isElsewhere = !FileDescriptor.standardOutput.isTerminal
    let isShown = isElsewhere && FileDescriptor.standardError.isTerminal
    return presentation != .fullScreen && isShown ? 2 : 1
  }

  /// The keys that leave if no view handles them.
  var leavingKeys: [Event] { (cancelKeys + [quitKey].compactMap { $0 }).map(Event.key) }
}

public import SystemCalls
public import TextUI

/// The screen of a terminal, as closures.
public struct ScreenStage: Sendable {
  /// Returns true if a window can be shown.
  public var isThere: @Sendable (LookOptions) -> Bool
  /// Returns true if the terminal shows more than ASCII.
  public var isUnicode: @Sendable (LookOptions) -> Bool
  /// Shows a scene until the player leaves, and restores the terminal.
  ///
  /// The closure gets the clock of the screen, which stops while the program is suspended.
  public var show:
    @MainActor (
      _ look: LookOptions, _ scene: (_ now: @escaping () -> Duration) throws -> Scene
    ) throws -> Void
  /// Returns a picture as lines of text, styled with the terminal's colours if asked to.
  public var lines:
    @Sendable (_ buffer: CellBuffer, _ look: LookOptions, _ colors: Int, _ isUnicode: Bool) ->
      [UInt8]
  /// Returns a picture of a preview as SVG, with the colours of its terminal.
  public var svg: @Sendable (_ buffer: CellBuffer, _ preview: Preview, _ title: String) -> String
  /// Runs a closure, and returns what is written to standard output and standard error meanwhile.
  public var outputOf: @MainActor (_ drawing: () -> Void) -> [UInt8]
  /// Returns a film as a file.
  public var film: @MainActor (_ shot: Shot) -> [UInt8]

  public init(
    isThere: @escaping @Sendable (LookOptions) -> Bool,
    isUnicode: @escaping @Sendable (LookOptions) -> Bool,
    show:
      @escaping @MainActor (
        LookOptions, (@escaping () -> Duration) throws -> Scene
      ) throws -> Void,
    lines: @escaping @Sendable (CellBuffer, LookOptions, Int, Bool) -> [UInt8],
    svg: @escaping @Sendable (CellBuffer, Preview, String) -> String,
    outputOf: @escaping @MainActor (() -> Void) -> [UInt8],
    film: @escaping @MainActor (Shot) -> [UInt8]
  ) {
    self.isThere = isThere
    self.isUnicode = isUnicode
    self.show = show
    self.lines = lines
    self.svg = svg
    self.outputOf = outputOf
    self.film = film
  }
}

extension ScreenStage {
  /// The format of a film.
  public enum FilmFormat: Sendable {
    /// An animated picture, with frames for dark and light pages.
    case svg
    /// A recording for asciinema, with frames for one terminal.
    case cast
  }

  /// A film to record.
  public struct Shot {
    public let format: FilmFormat
    public let size: Size
    public let look: LookOptions
    /// The title for screen readers and lists; any text.
    public let title: String
    /// The time of the end.
    public let end: Duration
    /// Calls a closure with the time and the buffers of each frame, one for each colour scheme.
    public let play: @MainActor (_ show: (Duration, [CellBuffer]) -> Void) -> Void
  }
}

/// The content of a stage: a window and its callbacks.
public struct Scene {
  /// Creates the window for the properties of the terminal, before it has answered queries.
  public var window: (EnvironmentValues) -> Window
  /// The colour scheme; nil for the terminal's own.
  public var colorScheme: ColorScheme?
  /// True if the screen changes without animations.
  public var reducesMotion = false
  /// Returns true if the scene has ended, besides by the keys that end it.
  public var isFinished: () -> Bool = { false }
  /// Returns the number of times that the bell should have rung since the start.
  public var bells: () -> Int = { 0 }
  /// Receives the announcements for a player who cannot see the screen.
  public var announce: (_ sentence: String) -> Void = { _ in }
  /// Receives what the program writes to standard output and standard error.
  public var log: (_ bytes: [UInt8]) -> Void = { _ in }
  /// Returns the file descriptors to wait for, before each wait.
  public var interests: () -> [Poll.Interest] = { [] }
  /// Handles the file descriptors that are ready, in the order of `interests`; returns true if the
  /// picture may have changed.
  public var serve: (_ ready: [Bool]) -> Bool = { _ in false }
  /// Saves the state at the end, whatever caused it.
  ///
  /// If a signal caused it, the process ends by that signal afterwards.
  public var save: () -> Void = {}

  public init(window: @escaping (EnvironmentValues) -> Window) {
    self.window = window
  }
}

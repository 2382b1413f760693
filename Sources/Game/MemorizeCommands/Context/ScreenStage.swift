public import SystemCalls
public import TextUI

/// The screen of a terminal that a window can be shown on, as a value of closures.
public struct ScreenStage: Sendable {
  /// Whether a window can be shown.
  public var isThere: @Sendable (LookOptions) -> Bool
  /// Whether the terminal shows more than ASCII.
  public var isUnicode: @Sendable (LookOptions) -> Bool
  /// Shows a scene until the player leaves, and gives the terminal back.
  ///
  /// The scene is made with the clock of the screen, which stands still while nobody can see it.
  public var show:
    @Sendable (
      _ look: LookOptions, _ scene: (_ now: @escaping () -> Duration) throws -> Scene
    ) throws -> Void
  /// A picture as lines of text, in as many colours as the terminal has where it is to be styled.
  public var lines:
    @Sendable (_ buffer: CellBuffer, _ look: LookOptions, _ colors: Int, _ isUnicode: Bool) ->
      [UInt8]
  /// A picture of a preview as SVG, in as many colours as its terminal has.
  public var svg: @Sendable (_ buffer: CellBuffer, _ preview: Preview, _ title: String) -> String

  public init(
    isThere: @escaping @Sendable (LookOptions) -> Bool,
    isUnicode: @escaping @Sendable (LookOptions) -> Bool,
    show:
      @escaping @Sendable (
        LookOptions, (@escaping () -> Duration) throws -> Scene
      ) throws -> Void,
    lines: @escaping @Sendable (CellBuffer, LookOptions, Int, Bool) -> [UInt8],
    svg: @escaping @Sendable (CellBuffer, Preview, String) -> String
  ) {
    self.isThere = isThere
    self.isUnicode = isUnicode
    self.show = show
    self.lines = lines
    self.svg = svg
  }
}

/// What is shown on a stage.
public struct Scene {
  /// The window, once the terminal is known as far as it can be before it has answered.
  public var window: (EnvironmentValues) -> Window
  /// Nil for what the terminal says of itself.
  public var colorScheme: ColorScheme?
  /// Whether pictures change at once instead of gradually.
  public var reducesMotion = false
  /// Whether to end, beside the keys that end it.
  public var isFinished: () -> Bool = { false }
  /// How often the bell should have rung so far.
  public var bells: () -> Int = { 0 }
  /// Is given what the screen announces, for a person who does not see it.
  public var announce: (_ sentence: String) -> Void = { _ in }
  /// What is waited for beside the terminal; asked before each wait.
  public var interests: () -> [Poll.Interest] = { [] }
  /// Does what can be done, given whether each of the interests is ready, and answers whether the
  /// picture may have changed.
  public var serve: (_ ready: [Bool]) -> Bool = { _ in false }
  /// Called at the end, however it came about.
  ///
  /// If it was a signal, the process dies by it afterwards.
  public var save: () -> Void = {}

  public init(window: @escaping (EnvironmentValues) -> Window) {
    self.window = window
  }
}

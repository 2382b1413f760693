import MemorizeCommands
import SystemCalls
import TerminalIO
import TextUI

extension ScreenStage {
  /// The terminal of this process.
  static var terminal: ScreenStage {
    ScreenStage(
      isThere: { $0.capabilities.isInteractive },
      isUnicode: { $0.capabilities.isUnicode },
      show: { look, makeScene in
        // A heap takes memory, and hardly two threads of a game are at work at a time.
        AvailableResources.shareHeap()
        let clock = ScreenClock()
        let scene = try makeScene { clock.now }
        let screen = FullScreen(TerminalOptions(scene, look), clock: clock)
        do throws(TerminalError) {
          try screen.run(scene.window(screen.environment))
        } catch {
          throw Failure(error)
        }
      },
      lines: { buffer, look, colors, isUnicode in
        buffer.styledRows(
          depth: min(look.capabilities.depth, ColorDepth(colors: colors)), isUnicode: isUnicode)
      },
      svg: Self.svg)
  }

  /// Whatever terminal there is has no say in it.
  static let svg: @Sendable (CellBuffer, Preview, String) -> String = { buffer, preview, title in
    SVGEncoder(
      depth: ColorDepth(colors: preview.colors), isUnicode: preview.isUnicode,
      scheme: preview.colorScheme, cellAspect: preview.cellAspect
    ).encode(buffer, title: title)
  }
}

extension TerminalOptions {
  /// How a scene of the game is shown.
  init(_ scene: Scene, _ look: LookOptions) {
    self.init()
    minimumSize = Size(width: 40, height: 12)
    colorScheme = scene.colorScheme
    reducesMotion = scene.reducesMotion
    color = look.color.choice
    isASCII = look.isASCII
    graphics = look.graphics.choice
    synchronizesOutput = look.synchronizesOutput
    isFinished = scene.isFinished
    bells = scene.bells
    announce = scene.announce
    source = EventSource(interests: scene.interests, serve: scene.serve)
    save = scene.save
  }
}

extension Failure {
  /// Says why a terminal could not be taken, or kept.
  fileprivate init(_ error: TerminalError) {
    switch error {
    case .notATerminal, .alreadyTaken: self.init(code: .failed, message: "\(error)")
    case .gone: self.init(code: .inputOutput, message: nil)
    case .system: self.init(code: .inputOutput, message: "\(error)")
    }
  }
}

extension LookOptions {
  /// What the terminal can do, as far as it should.
  fileprivate var capabilities: Capabilities { .ofProcess(color: color.choice, isASCII: isASCII) }
}

extension LookOptions.ColorMode {
  var choice: Capabilities.ColorChoice {
    switch self {
    case .auto: .auto
    case .always: .always
    case .never: .never
    }
  }
}

extension LookOptions.GraphicsMode {
  fileprivate var choice: TerminalOptions.GraphicsChoice {
    switch self {
    case .auto: .auto
    case .cells: .cells
    case .kitty: .kitty
    }
  }
}

extension ColorDepth {
  /// What a terminal with so many colours shows.
  fileprivate init(colors: Int) {
    switch colors {
    case ..<16: self = .none
    case ..<256: self = .ansi16
    case ..<(1 << 24): self = .palette256
    default: self = .trueColor
    }
  }
}

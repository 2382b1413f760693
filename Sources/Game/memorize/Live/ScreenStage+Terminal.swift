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
        // A heap per thread takes memory, and two threads of a game are rarely active at a time.
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
      svg: Self.svg, outputOf: Terminal.capturingOutput, film: Self.film)
  }

  /// Records a film; does not depend on the terminal the program runs in.
  static let film: @MainActor (Shot) -> [UInt8] = { shot in
    let depth: ColorDepth = shot.look.color == .never ? .none : .trueColor
    let isUnicode = !shot.look.isASCII
    switch shot.format {
    case .svg:
      var film = SVGFilm(size: shot.size, depth: depth, isUnicode: isUnicode)
      shot.play { film.show(dark: $1[0], light: $1[1], at: $0) }
      return Array(film.encode(until: shot.end, title: shot.title).utf8)
    case .cast:
      var cast = Asciicast(
        size: shot.size, title: shot.title, depth: depth, isUnicode: isUnicode)
      shot.play { cast.show($1[0], at: $0) }
      return Array(cast.encode(until: shot.end).utf8)
    }
  }

  /// Draws a picture as SVG; does not depend on the terminal the program runs in.
  static let svg: @Sendable (CellBuffer, Preview, String) -> String = { buffer, preview, title in
    SVGEncoder(
      depth: ColorDepth(colors: preview.colors), isUnicode: preview.isUnicode,
      scheme: preview.colorScheme, cellAspect: preview.cellAspect
    ).encode(buffer, title: title)
  }
}

extension TerminalOptions {
  /// Creates the options of a session from a scene.
  init(_ scene: Scene, _ look: LookOptions) {
    self.init()
    minimumSize = Size(width: 40, height: 12)
    smallSizeAdvice = "or run \(Memorize.name) --plain"
    colorScheme = scene.colorScheme
    reducesMotion = scene.reducesMotion
    color = look.color.choice
    isASCII = look.isASCII
    graphics = look.graphics.choice
    synchronizesOutput = look.synchronizesOutput
    isFinished = scene.isFinished
    bells = scene.bells
    announce = scene.announce
    log = scene.log
    source = EventSource(interests: scene.interests, serve: scene.serve)
    save = scene.save
  }
}

extension Failure {
  /// Creates the failure for a terminal that could not be opened or was lost.
  fileprivate init(_ error: TerminalError) {
    switch error {
    case .notATerminal, .alreadyTaken: self.init(code: .failed, message: "\(error)")
    case .gone: self.init(code: .inputOutput, message: nil)
    case .system: self.init(code: .inputOutput, message: "\(error)")
    }
  }
}

extension LookOptions {
  /// The capabilities of the terminal, as far as they may be used.
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
    case .sixel: .sixel
    }
  }
}

extension ColorDepth {
  /// Creates the colours of a terminal with so many colours.
  fileprivate init(colors: Int) {
    switch colors {
    case ..<16: self = .none
    case ..<256: self = .ansi16
    case ..<(1 << 24): self = .palette256
    default: self = .trueColor
    }
  }
}

import MemorizeCommands
import TerminalIO
import TextUI

extension Stage {
  /// The terminal of this process.
  static var terminal: Stage {
    Stage(
      isThere: { $0.capabilities.isInteractive },
      isUnicode: { $0.capabilities.isUnicode },
      show: { look, makeScene in
        var screen = FullScreen(capabilities: look.capabilities)
        let scene = try makeScene { [clock = screen.clock] in clock.now }
        screen.prepare(for: scene, look)
        try screen.run(scene.window(screen.environment), save: scene.save)
      },
      lines: { buffer, look, isStyled, isUnicode in
        buffer.styledRows(
          depth: isStyled ? look.capabilities.depth : .none, isUnicode: isUnicode)
      })
  }
}

extension FullScreen {
  /// Takes over how a scene is to be shown, and when it is over.
  mutating func prepare(for scene: Scene, _ look: LookOptions) {
    colorScheme = scene.colorScheme
    reducesMotion = scene.reducesMotion
    synchronizesOutput = look.synchronizesOutput
    isFinished = scene.isFinished
    bells = scene.bells
  }
}

extension LookOptions {
  /// What the terminal can do, as far as it should.
  var capabilities: Capabilities { .ofProcess(color: color.choice, isASCII: isASCII) }
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

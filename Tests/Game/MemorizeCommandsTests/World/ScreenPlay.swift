import PseudoTerminals
import TextUI

@testable import TerminalIO

/// A screen without a terminal, and its player.
///
/// It does the work of an event loop, from typed to written bytes, but time passes at once and only
/// while the player waits. A class, because the game continues.
final class ScreenPlay {
  /// The error of a script that waits in vain.
  struct Fault: Error {
    let purpose: String
    let screen: [String]
  }

  private(set) var picture = ShownText()
  /// All output of frames.
  private(set) var written: [UInt8] = []
  /// The end of the game; nil while it continues.
  private(set) var ending: ExitReason?
  /// The size of the window, at least what the screen needs.
  var size: Size { didSet { measure() } }
  private let screen: Screen
  private let clock: HandClock
  private let patience: Duration
  private var encoder: ANSIEncoder
  private var decoder = InputDecoder()
  private var pacer = FramePacer()
  private var shown: CellBuffer?

  init(_ screen: Screen, _ size: Size, _ capabilities: Capabilities, clock: HandClock) {
    self.screen = screen
    self.size = size
    self.clock = clock
    patience = capabilities.escapePatience
    encoder = ANSIEncoder(depth: capabilities.depth, isUnicode: capabilities.isUnicode)
    measure()
  }

  /// Passes on what the program prints while the screen is shown.
  func print(_ text: String) { screen.log(Array(text.utf8)) }

  private func measure() {
    picture.resize(columns: size.width, rows: size.height)
    shown = nil
    pacer.request()
    draw()
  }

  private func draw() {
    guard ending == nil, pacer.isDue(at: clock.time) else { return }
    let frame = screen.frame(size, clock.time)
    pacer.drew(at: clock.time, wake: frame.wake)
    var bytes: [UInt8] = []
    encoder.encode(frame.buffer, after: shown, cursor: frame.cursor, into: &bytes)
    shown = frame.buffer
    picture.obey(bytes)
    written += bytes
    if screen.isFinished() { ending = .finished }
  }

  private func deliver(_ inputs: [Input]) {
    for case .event(let event) in inputs where ending == nil {
      let isTaken = screen.send(event, clock.time)
      if !isTaken, event == .key(KeyPress(.character("c"), modifiers: .control)) {
        ending = .signal(2)
      } else if screen.isFinished() {
        ending = .finished
      }
      pacer.request()
    }
  }
}

extension ScreenPlay: ScreenPlayer {
  func type(_ text: String) {
    deliver(decoder.decode(Array(text.utf8)))
    draw()
  }

  func wait(_ purpose: String, until condition: () throws -> Bool) throws {
    let end = clock.time + .seconds(20)
    while try !condition() {
      guard ending == nil, let next, next <= end else {
        throw Fault(purpose: purpose, screen: picture.lines)
      }
      pass(to: next)
    }
  }

  /// Advances the time with every frame that changes by itself.
  func wait(_ time: Duration) {
    let end = clock.time + time
    while ending == nil, let next, next < end { pass(to: next) }
    pass(to: end)
  }

  /// The time of the next event without input, including the timeout of an incomplete key.
  private var next: Duration? {
    decoder.pending == .nothing ? pacer.deadline : clock.time + patience
  }

  private func pass(to time: Duration) {
    clock.time = max(clock.time, time)
    deliver(decoder.flush())
    draw()
  }
}

extension ScreenPlay {
  /// Checks all output for a terminal.
  ///
  /// - Parameter isASCII: True if only ASCII may be shown.
  /// - Returns: The findings on the alternate screen.
  func grammar(isASCII: Bool = false) -> TerminalGrammar {
    TerminalGrammar(Array("\u{1B}[?1049h".utf8) + written, isASCII: isASCII)
  }

  /// The time since the screen was opened.
  var now: Duration { clock.time }
}

/// A clock set by the test; a class, because others read it.
final class HandClock {
  var time = Duration.zero
}

import PseudoTerminals
import TextUI

@testable import TerminalIO

/// A screen without a terminal, and somebody who plays on it.
///
/// It does what an event loop does, from the bytes that are typed to those that are written, but time
/// passes only while the player waits, and then at once. A class, because the game goes on.
final class ScreenPlay {
  /// Why a script cannot go on: what it waits for never comes.
  struct Fault: Error {
    let purpose: String
    let screen: [String]
  }

  private(set) var picture = ShownText()
  /// All that was written to show the pictures.
  private(set) var written: [UInt8] = []
  /// How the game has ended; nil while it goes on.
  private(set) var ending: ExitReason?
  /// Of the window, at least as large as the screen needs.
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

  /// Lets time go by, with every picture that changes by itself.
  func wait(_ time: Duration) {
    let end = clock.time + time
    while ending == nil, let next, next < end { pass(to: next) }
    pass(to: end)
  }

  /// When something happens by itself; bytes that are no whole key wait for others for a while.
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
  /// What all that was written means to a terminal.
  ///
  /// - Parameter isASCII: Whether nothing but ASCII may be shown.
  /// - Returns: The meaning, on the screen that the terminal has for whole pictures.
  func grammar(isASCII: Bool = false) -> TerminalGrammar {
    TerminalGrammar(Array("\u{1B}[?1049h".utf8) + written, isASCII: isASCII)
  }

  /// How long the screen has been there.
  var now: Duration { clock.time }
}

/// A clock that stands until somebody moves its hand; a class, because others look at it.
final class HandClock {
  var time = Duration.zero
}

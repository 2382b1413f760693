import Dispatch
import PseudoTerminals

@testable import TerminalIO

/// An answer that a terminal sends from another thread: late, or once the terminal is restored.
final class TestAnswer {
  private let isSent = DispatchSemaphore(value: 0)

  init(_ text: String, to pseudo: PseudoTerminal) {
    let stop = String(decoding: ControlSequences.stop, as: UTF8.self)
    // The loop does not read the user's side.
    nonisolated(unsafe) let pseudo = pseudo
    DispatchQueue.global().async { [isSent] in
      let end = ContinuousClock.now + .milliseconds(50)
      while !pseudo.text.contains(stop), .now < end { pseudo.readAll() }
      pseudo.type(text)
      isSent.signal()
    }
  }

  func wait() { isSent.wait() }
}

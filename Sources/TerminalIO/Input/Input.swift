public import TextUI

/// What the bytes from a terminal can mean.
public enum Input: Hashable, Sendable {
  case event(Event)
  case answer(TerminalAnswer)
}

public import TextUI

/// Something a terminal told of itself, asked or not.
///
/// Answers come when they come, many terminals give none, and a slow line brings them late.
public enum TerminalAnswer: Hashable, Sendable {
  /// Whether it can hold a frame back until it is complete (mode 2026).
  case synchronizedOutput(Bool)
  /// By the lightness of its background.
  case colorScheme(ColorScheme)
  /// The width of a cell divided by its height.
  case cellAspect(Double)
  /// It has said what kind of terminal it is: what it was asked before will not be answered later.
  case deviceAttributes
}

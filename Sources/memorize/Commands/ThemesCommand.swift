import MemoryViewModel

/// `memorize themes`: what the cards look like.
enum ThemesCommand: Sendable {
  case list(isJSON: Bool)
  case show(Theme, isJSON: Bool)
  case check(paths: [String])
  /// Adds themes to the player's.
  case add(paths: [String])
  /// Writes themes to a new file, or to standard output without one.
  case export([Theme], path: String?)
}

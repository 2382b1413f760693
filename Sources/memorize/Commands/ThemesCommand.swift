import MemoryModel
import MemoryViewModel

/// `memorize themes`: what the cards look like.
enum ThemesCommand: Sendable {
  case list(ListOutput)
  case show(Theme, isJSON: Bool)
  /// Here and below a dash is standard input.
  case check(paths: [String])
  /// Adds themes to the player's.
  case add(paths: [String])
  /// Writes themes to a new file, or to standard output without one.
  case export([Theme], path: String?)
}

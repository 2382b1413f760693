import MemoryModel
import MemoryStore

/// Requires that the themes and pictures of a parsed pack survive a round trip.
func attack(_ bytes: [UInt8]) {
  guard let pack = try? ThemePack(bytes) else { return }
  for theme in pack.themes { _ = theme.problems }
  // Escapes can make the written pack longer than the parsed one, and too long.
  guard let written = try? pack.written() else { return }
  let again = try? ThemePack(written)
  precondition(again == pack, "\(pack) became \(String(describing: again))")
}

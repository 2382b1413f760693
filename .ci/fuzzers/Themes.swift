import MemoryModel
import MemoryStore

/// A pack of themes that is read is written so that its themes are read again.
func attack(_ bytes: [UInt8]) {
  guard let themes = try? ThemePack.themes(in: bytes) else { return }
  for theme in themes { _ = theme.problems }
  // Escapes may make it longer than what it was read from, and too long.
  guard let written = try? ThemePack.written(themes) else { return }
  let again = try? ThemePack.themes(in: Array(written.utf8))
  precondition(again == themes, "\(themes) became \(String(describing: again))")
}

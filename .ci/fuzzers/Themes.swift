import MemoryStore
import MemoryViewModel

/// A pack of themes that is read is written so that its themes are read again.
func attack(_ bytes: [UInt8]) {
  guard let themes = try? ThemePack.themes(in: bytes) else { return }
  for theme in themes { _ = theme.problems }
  let written = Array(ThemePack.written(themes).utf8)
  // Escapes may make it longer than what it was read from.
  guard written.count <= ThemePack.limit else { return }
  let again = try? ThemePack.themes(in: written)
  precondition(again == themes, "\(themes) became \(String(describing: again))")
}

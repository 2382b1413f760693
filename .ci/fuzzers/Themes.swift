import MemoryModel
import MemoryStore

/// A pack of themes that is read is written so that its themes and pictures are read again.
func attack(_ bytes: [UInt8]) {
  guard let pack = try? ThemePack(bytes) else { return }
  for theme in pack.themes { _ = theme.problems }
  // Escapes may make it longer than what it was read from, and too long.
  guard let written = try? pack.written() else { return }
  let again = try? ThemePack(written)
  precondition(again == pack, "\(pack) became \(String(describing: again))")
}

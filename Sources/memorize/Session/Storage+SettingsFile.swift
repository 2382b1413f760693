import MemoryStore
import MemoryViewModel

extension Storage {
  /// A storage whose settings are in a file of any name.
  static func settingsFile(_ path: String) -> Storage {
    let slash = path.lastIndex(of: "/")
    let folder = slash.map { $0 == path.startIndex ? "/" : String(path[..<$0]) } ?? "."
    let file = slash.map { String(path[path.index(after: $0)...]) } ?? path
    // Beside the document itself, copies of it are named after it.
    @Sendable func name(_ name: String) -> String { file + name.dropFirst("settings.json".count) }
    let disk = Storage.folder(folder)
    var storage = disk
    storage.read = { (given, limit) throws(StorageError) in try disk.read(name(given), limit) }
    storage.write = { (given, bytes) throws(StorageError) in try disk.write(name(given), bytes) }
    storage.setAside = { given throws(StorageError) in try disk.setAside(name(given)) }
    return storage
  }
}

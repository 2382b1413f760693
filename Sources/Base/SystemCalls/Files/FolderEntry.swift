#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// An entry of a folder.
public struct FolderEntry: Hashable, Sendable {
  /// The name of the entry.
  public let name: String
  /// The number of the file on its file system, or of the link itself.
  ///
  /// A file that replaces another one has another number as long as both exist.
  public let number: UInt64
  /// True if the entry is known to be a symbolic link, whose target can change alone.
  public let isLink: Bool
}

extension FileSystem {
  /// Returns a folder's entries, unsorted, without itself and its parent.
  ///
  /// - Complexity: O(entries), without a system call for each.
  public static func entries(in folder: String) throws(SystemError) -> [FolderEntry] {
    guard let stream = opendir(folder.forSystem) else { throw .last }
    defer { closedir(stream) }
    var entries: [FolderEntry] = []
    while let entry = readdir(stream) {
      let found = FolderEntry(UnsafeRawPointer(entry))
      if found.name != "." && found.name != ".." { entries.append(found) }
    }
    return entries
  }
}

extension FolderEntry {
  private static let nameStart = MemoryLayout<dirent>.offset(of: \.d_name) ?? 0
  private static let numberStart = MemoryLayout<dirent>.offset(of: \.d_ino) ?? 0
  private static let kindStart = MemoryLayout<dirent>.offset(of: \.d_type) ?? 0

  /// Reads an entry no further than the zero byte of its name, where memory may end.
  fileprivate init(_ entry: UnsafeRawPointer) {
    name = String(system: (entry + Self.nameStart).assumingMemoryBound(to: CChar.self))
    number = UInt64(entry.load(fromByteOffset: Self.numberStart, as: ino_t.self))
    let kind = entry.load(fromByteOffset: Self.kindStart, as: UInt8.self)
    isLink = Int(kind) == Int(DT_LNK)
  }
}

import MemoryModel
import SystemCalls

/// Why something could not be kept or found again.
///
/// Every case names the document or path it is about.
public enum StorageError: Error, Hashable, Sendable {
  /// The disk, or one's share of it, has no room left.
  case full(String)
  /// The disk takes no changes, or not from this player.
  case readOnly(String)
  /// The document or folder is not for this player to look into.
  case unreadable(String)
  /// There is no such document, where one is needed.
  case missing(String)
  /// There is no folder of that path, and it is not for the game to make it.
  case noFolder(String)
  /// There is a document of that name already, where none may be replaced.
  case taken(String)
  /// Another program keeps the document to itself.
  case inUse(String)
  /// The document has more bytes than are read.
  case tooLarge(String, limit: Int)
  /// A folder, a pipe or a device where a plain file is needed, or a file in place of a folder.
  case notAFile(String)
  /// The name is not made of parts that `Storage.isName` accepts.
  case badName(String)
  /// Anything else, in the system's own words.
  case inaccessible(String, reason: String)
}

extension StorageError: CustomStringConvertible {
  /// A sentence without its full stop; foreign text in it is printable and short.
  public var description: String {
    switch self {
    case .full(let name): "\(shown(name)): the disk is full"
    case .readOnly(let name): "\(shown(name)): cannot be written to"
    case .unreadable(let name): "\(shown(name)): cannot be read: permission denied"
    case .missing(let name): "\(shown(name)): there is no such file"
    case .noFolder(let path): "there is no folder \(shown(path))"
    case .taken(let name): "\(shown(name)): there is such a file already"
    case .inUse(let name): "\(shown(name)): in use by another program"
    case .tooLarge(let name, let limit): "\(shown(name)): larger than \(limit) bytes"
    case .notAFile(let name): "\(shown(name)): not a plain file in a folder"
    case .badName(let name): "\(shown(name)): not a name for a file"
    case .inaccessible(let name, let reason): "\(shown(name)): \(reason.printable(atMost: 80))"
    }
  }

  private func shown(_ name: String) -> String {
    name.isEmpty ? "\"\"" : name.printable(atMost: 120)
  }
}

extension SystemError {
  /// The same as an error about a document that was to be read.
  func aboutReading(_ name: String) -> StorageError {
    switch self {
    case .permissionDenied, .notPermitted: .unreadable(name)
    default: about(name)
    }
  }

  /// The same as an error about a document that was to be changed.
  func about(_ name: String) -> StorageError {
    switch self {
    case .noSpace, .quotaExceeded: .full(name)
    case .readOnlyFileSystem, .permissionDenied, .notPermitted: .readOnly(name)
    case .noSuchFile: .missing(name)
    case .fileExists: .taken(name)
    case .notAFolder, .isFolder, .noSuchDevice: .notAFile(name)
    case .nameTooLong: .badName(name)
    default: .inaccessible(name, reason: reason)
    }
  }
}

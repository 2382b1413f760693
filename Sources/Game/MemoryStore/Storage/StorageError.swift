import MemoryModel
import SystemCalls

/// The reason why a document could not be read or written.
///
/// Every case names the document or path.
public enum StorageError: Error, Hashable, Sendable {
  /// The disk or the user's quota is full.
  case full(String)
  /// The disk or the document is read-only for this player.
  case readOnly(String)
  /// The document or folder is not readable for this player.
  case unreadable(String)
  /// The document does not exist.
  case missing(String)
  /// The folder does not exist, and the game must not create it.
  case noFolder(String)
  /// A document of that name exists and must not be replaced.
  case taken(String)
  /// The document is locked by another program.
  case inUse(String)
  /// The document exceeds the size limit.
  case tooLarge(String, limit: Int)
  /// The path is a folder, a pipe or a device instead of a regular file, or a file instead of a
  /// folder.
  case notAFile(String)
  /// The name has components that `Storage.isName` rejects.
  case badName(String)
  /// Any other error, with the system's message.
  case inaccessible(String, reason: String)
}

extension StorageError: CustomStringConvertible {
  /// A sentence without its full stop, with foreign text printable and shortened.
  public var description: String {
    switch self {
    case .full(let name): "\(shown(name)): the disk is full"
    case .readOnly(let name): "\(shown(name)): cannot be written to"
    case .unreadable(let name): "\(shown(name)): cannot be read: permission denied"
    case .missing(let name): "\(shown(name)): there is no such file"
    case .noFolder(let path): "there is no folder \(shown(path))"
    case .taken(let name): "\(shown(name)): this file exists already; choose another name"
    case .inUse(let name): "\(shown(name)): in use by another program"
    case .tooLarge(let name, let limit): "\(shown(name)): larger than \(limit) bytes"
    case .notAFile(let name): "\(shown(name)): not a regular file in a folder"
    case .badName(let name): "\(shown(name)): not a name for a file"
    case .inaccessible(let name, let reason): "\(shown(name)): \(reason.printable(atMost: 80))"
    }
  }

  private func shown(_ name: String) -> String {
    name.isEmpty ? "\"\"" : name.printable(atMost: 120)
  }
}

extension SystemError {
  /// Returns the `StorageError` for this error of reading a document.
  func aboutReading(_ name: String) -> StorageError {
    switch self {
    case .permissionDenied, .notPermitted: .unreadable(name)
    default: about(name)
    }
  }

  /// Returns the `StorageError` for this error of changing a document.
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

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// A watch for changes that any process makes to the entries of folders.
///
/// An event loop polls the descriptor, so that nothing runs while nothing changes. It uses inotify
/// on Linux and kqueue on Darwin, which does not report the names of entries.
public final class FolderWatch {
  /// A folder in which something has changed.
  public struct Change: Hashable, Sendable {
    /// The number that `add` returned; nil if changes were lost, so that any folder may have
    /// changed.
    public let folder: Int32?
    /// The name of the entry; nil if the system does not report it.
    public let name: String?
  }

  /// Readable while there are changes to report.
  public let descriptor: FileDescriptor
  #if canImport(Darwin)
  private var folders: [Int32] = []
  #endif

  /// Creates a watch of no folders.
  ///
  /// - Throws: `SystemError` if the user has too many watches or open files.
  public init() throws(SystemError) {
    #if canImport(Darwin)
    let number = kqueue()
    #else
    let number = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
    #endif
    guard number >= 0 else { throw .last }
    descriptor = FileDescriptor(rawValue: number)
  }

  deinit {
    #if canImport(Darwin)
    for folder in folders { _ = systemClose(folder) }
    #endif
    try? descriptor.close()
  }
}

#if canImport(Darwin)
extension FolderWatch {
  /// Watches a folder; entries that are created, removed or renamed are reported.
  ///
  /// - Returns: The number of the folder in `Change`.
  /// - Throws: `SystemError`, such as `noSuchFile`.
  public func add(_ path: String) throws(SystemError) -> Int32 {
    let folder = open(path.forSystem, O_EVTONLY | O_CLOEXEC)
    guard folder >= 0 else { throw .last }
    var event = kevent(
      ident: UInt(folder), filter: Int16(EVFILT_VNODE), flags: UInt16(EV_ADD | EV_CLEAR),
      fflags: UInt32(NOTE_WRITE), data: 0, udata: nil)
    guard kevent(descriptor.rawValue, &event, 1, nil, 0, nil) >= 0 else {
      let error = SystemError.last
      _ = systemClose(folder)
      throw error
    }
    folders.append(folder)
    return folder
  }

  /// Returns the changes since the last call, without waiting.
  public func changes() -> [Change] {
    var events = [kevent](repeating: kevent(), count: 16)
    var now = timespec()
    let count = kevent(descriptor.rawValue, nil, 0, &events, Int32(events.count), &now)
    return events.prefix(max(0, Int(count))).map { Change(folder: Int32($0.ident), name: nil) }
  }
}
#else
extension FolderWatch {
  /// The events for an entry that is created, removed, renamed, or has been written.
  private static let events =
    UInt32(IN_CREATE) | UInt32(IN_DELETE) | UInt32(IN_MOVED_FROM) | UInt32(IN_MOVED_TO)
    | UInt32(IN_CLOSE_WRITE) | UInt32(IN_ONLYDIR)

  /// Watches a folder: entries that are created, removed, renamed or have been written are
  /// reported.
  ///
  /// - Returns: The number of the folder in `Change`; the same for the same folder.
  /// - Throws: `SystemError`, such as `noSuchFile`.
  public func add(_ path: String) throws(SystemError) -> Int32 {
    let folder = inotify_add_watch(descriptor.rawValue, path.forSystem, Self.events)
    guard folder >= 0 else { throw .last }
    return folder
  }

  /// Returns the changes since the last call, without waiting.
  public func changes() -> [Change] {
    var (changes, bytes): ([Change], [UInt8]) = ([], [])
    while case .moved = descriptor.transfer(into: &bytes, atMost: 4096) {
      changes += Self.changes(in: bytes)
    }
    return changes
  }

  /// Decodes events of inotify: a header of 16 bytes and a name that is padded with zeros.
  private static func changes(in bytes: [UInt8]) -> [Change] {
    var changes: [Change] = []
    var rest = bytes[...]
    while rest.count >= 16 {
      let header = rest.prefix(16).withUnsafeBytes { bytes in
        (
          folder: bytes.loadUnaligned(as: Int32.self),
          length: Int(bytes.loadUnaligned(fromByteOffset: 12, as: UInt32.self))
        )
      }
      let name = rest.dropFirst(16).prefix(header.length).prefix { $0 != 0 }
      changes.append(
        Change(
          folder: header.folder < 0 ? nil : header.folder,
          name: name.isEmpty ? nil : String(systemBytes: name)))
      rest = rest.dropFirst(16 + header.length)
    }
    return changes
  }
}
#endif

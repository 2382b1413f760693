import SystemCalls

/// A file that results go to: opened before the work begins, and whole once it is finished.
///
/// Until then the bytes lie in a new file beside it, `NAME.partial-…`, so a file that was there stays
/// as it is when the work fails. The new one is removed then; only a process that is killed leaves
/// it behind, with what came so far. What is no plain file, such as a pipe or `/dev/full`, is
/// written as it is.
// A class, because the new file must go with the last reference to it.
final class PartialFile {
  private static let capacity = 65_536

  private let descriptor: FileDescriptor
  /// Where the bytes lie and where they are to lie; nil for what is no plain file.
  private var places: (partial: String, final: String)?
  private var isOpen = true
  private var bytes: [UInt8] = []

  init(_ path: String) throws(SystemError) {
    // So that a write to a pipe whose reader has gone fails, instead of ending the program before it
    // has put away its files.
    Signal.brokenPipe.ignore()
    let target = try OutputTarget(path)
    if target.isPlain {
      let partial = try target.createPartial()
      (descriptor, places) = (partial.descriptor, (partial.path, target.path))
    } else {
      descriptor = try FileDescriptor(opening: target.path, for: .writing)
    }
  }

  deinit {
    if isOpen { try? descriptor.close() }
    if let places { try? FileSystem.remove(places.partial) }
  }

  func write(_ more: [UInt8]) throws(SystemError) {
    bytes += more
    if bytes.count >= Self.capacity { try flush() }
  }

  /// Puts the file in its place once the disk has all of it.
  func finish() throws(SystemError) {
    try flush()
    if places != nil { try sync() }
    isOpen = false
    try descriptor.close()
    if let places { try FileSystem.rename(places.partial, to: places.final) }
    places = nil
  }

  /// Waits until the disk has what was written, where a file system can tell.
  private func sync() throws(SystemError) {
    do throws(SystemError) {
      try descriptor.sync()
    } catch {
      if !error.meansNoSync { throw error }
    }
  }

  private func flush() throws(SystemError) {
    defer { bytes.removeAll(keepingCapacity: true) }
    try descriptor.writeAll(bytes)
  }
}

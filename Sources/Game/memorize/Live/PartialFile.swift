import SystemCalls

/// An output file, opened before the work begins, that replaces an old file when it is finished.
///
/// Until then the bytes are in a new file next to it, `NAME.partial-…`: a failure leaves the old
/// file unchanged. The new file is removed then; only a killed process leaves it behind. Pipes
/// and devices such as `/dev/full` are written directly.
// A class, because the new file must be removed with the last reference to it.
final class PartialFile {
  private static let capacity = 65_536

  private let descriptor: FileDescriptor
  /// The paths of the partial file and of the final one; nil for a pipe or a device.
  private var places: (partial: String, final: String)?
  private var isOpen = true
  private var bytes: [UInt8] = []

  init(_ path: String) throws(SystemError) {
    // A write to a pipe without a reader fails, instead of ending the program before its files are
    // removed.
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

  /// Flushes the file to the disk, and then moves it to its final path.
  func finish() throws(SystemError) {
    try flush()
    if places != nil { try sync() }
    isOpen = false
    try descriptor.close()
    if let places { try FileSystem.rename(places.partial, to: places.final) }
    places = nil
  }

  /// Waits until the disk has the bytes, if the file system supports that.
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

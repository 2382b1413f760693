import SystemCalls

/// A file that results go to: opened before the work begins, and whole once it is finished.
///
/// Until then the bytes lie in a new file beside it, `NAME.partial-…`, so a file that was there stays
/// as it is when the work fails. The new one is removed then; only a process that is killed leaves
/// it behind, with what came so far. What is no plain file, such as a pipe or `/dev/full`, is
/// written as it is.
// A class, because the new file must go with the last reference to it.
final class OutputFile {
  private static let capacity = 65_536

  private let name: String
  private let descriptor: Int32
  /// Where the bytes lie and where they are to lie; nil for what is no plain file.
  private var places: (partial: String, final: String)?
  private var isOpen = true
  private var bytes: [UInt8] = []

  /// - Throws: `Failure` with the file's name when it could not be written.
  init(_ path: String) throws(Failure) {
    name = shown(path)
    Platform.letWritesToClosedPipesFail()
    do {
      let target = try Platform.outputTarget(path)
      if target.isPlain {
        let partial = try Platform.createPartial(of: target)
        (descriptor, places) = (partial.descriptor, (partial.path, target.path))
      } else {
        descriptor = try Platform.openForWriting(target.path)
      }
    } catch {
      throw .inputOutput(name, error)
    }
  }

  deinit {
    if isOpen { try? Platform.closeFile(descriptor) }
    if let places { Platform.removeFile(places.partial) }
  }

  func write(_ text: String) throws(Failure) { try write(Array(text.utf8)) }

  func write(_ more: [UInt8]) throws(Failure) {
    bytes += more
    if bytes.count >= Self.capacity { try flush() }
  }

  /// Puts the file in its place once the disk has all of it.
  func finish() throws(Failure) {
    try flush()
    do {
      if places != nil { try Platform.sync(descriptor) }
      isOpen = false
      try Platform.closeFile(descriptor)
      if let places { try Platform.move(places.partial, to: places.final) }
      places = nil
    } catch {
      throw .inputOutput(name, error)
    }
  }

  private func flush() throws(Failure) {
    defer { bytes.removeAll(keepingCapacity: true) }
    do {
      try Platform.writeAll(bytes, to: descriptor)
    } catch {
      throw .inputOutput(name, error)
    }
  }
}

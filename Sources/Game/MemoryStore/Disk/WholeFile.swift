import SystemCalls

/// A file that is read and replaced as a whole.
struct WholeFile {
  /// The path, after all symbolic links.
  let path: String
  let steps: WriteStepHook

  /// Follows symbolic links, so that the target is replaced and the links stay.
  init(_ path: String, steps: WriteStepHook = WriteStepHook()) throws(SystemError) {
    self.path = try FileSystem.followingLinks(path.contains("/") ? path : "./\(path)")
    self.steps = steps
  }

  /// - Returns: The bytes, or `nil` if there are more than the limit.
  func read(atMost limit: Int) throws(SystemError) -> [UInt8]? {
    let file = try OpenFile(path, for: .reading)
    let status = try file.status()
    guard status.kind == .file else { throw .isFolder }
    if status.size > limit { return nil }
    var bytes: [UInt8] = []
    // A file that grows or reports no size is read up to the limit.
    while bytes.count <= limit {
      let count = max(min(status.size - bytes.count, limit), 4096) + 1
      let more = try file.read(atMost: count)
      if more.isEmpty { return bytes }
      // A large file, which arrives as a whole, is not copied.
      if bytes.isEmpty { bytes = more } else { bytes += more }
    }
    return nil
  }

  /// Replaces the content atomically, and waits until the disk has it.
  ///
  /// - Parameters:
  ///   - bytes: The new content.
  ///   - previous: The path at which the old file is kept, if any.
  /// - Throws: `SystemError`; then the old file is unchanged, unless only the confirmation of the
  ///   disk is missing.
  func replace(with bytes: [UInt8], keepingOldAs previous: String? = nil) throws(SystemError) {
    let old = try FileSystem.status(of: path)
    if let old, old.kind != .file { throw .isFolder }
    try steps.before(.createFile)
    let temporary = try TemporaryFile(beside: path)
    if let old { try temporary.file.setMode(old.mode) }
    try fill(temporary.file, with: bytes)
    if let previous, old != nil { try keepOld(as: previous, attempts: 2) }
    try steps.before(.replace)
    try FileSystem.rename(temporary.path, to: path)
    try syncFolder()
  }

  /// Creates a file atomically where nothing exists, and waits until the disk has it.
  ///
  /// - Throws: `SystemError`, which is `fileExists` if the path exists.
  func create(_ bytes: [UInt8]) throws(SystemError) {
    if try FileSystem.status(of: path) != nil { throw .fileExists }
    let temporary = try TemporaryFile(beside: path)
    try fill(temporary.file, with: bytes)
    do throws(SystemError) {
      // Unlike a rename, a hard link replaces nothing.
      try FileSystem.link(temporary.path, as: path)
    } catch {
      guard error.meansNoLinks else { throw error }
      try FileSystem.rename(temporary.path, to: path)
    }
    try syncFolder()
  }

  private func fill(_ file: OpenFile, with bytes: [UInt8]) throws(SystemError) {
    var rest = bytes[...]
    while !rest.isEmpty {
      try steps.before(.write)
      rest = rest.dropFirst(try file.write(rest.prefix(65_536)))
    }
    try steps.before(.syncFile)
    try file.sync()
  }

  /// Gives the old file a second name, or copies it if the file system has no hard links.
  ///
  /// It keeps its first name throughout, so that there is always a file. Another process may remove
  /// the second name during its clean-up, hence the attempts.
  private func keepOld(as previous: String, attempts: Int) throws(SystemError) {
    let second = TemporaryFile.path(beside: path)
    defer { try? FileSystem.remove(second) }
    do throws(SystemError) {
      try steps.before(.linkPrevious)
      try FileSystem.link(path, as: second)
      try steps.before(.replacePrevious)
      try FileSystem.rename(second, to: previous)
    } catch {
      if error.meansNoLinks { return try copyOld(to: previous) }
      guard error == .noSuchFile, attempts > 1 else { throw error }
      try keepOld(as: previous, attempts: attempts - 1)
    }
  }

  private func copyOld(to previous: String) throws(SystemError) {
    guard let bytes = try read(atMost: .max) else { return }
    try WholeFile(previous).replace(with: bytes)
  }

  private func syncFolder() throws(SystemError) {
    try steps.before(.syncFolder)
    do throws(SystemError) {
      try OpenFile(path.splitAtLastSlash.folder, for: .reading).sync()
    } catch {
      if !error.meansNoSync { throw error }
    }
  }
}

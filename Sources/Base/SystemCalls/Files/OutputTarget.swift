/// The target of writing to a path: symbolic links stay, and their target is written.
public struct OutputTarget: Hashable, Sendable {
  /// The path of the target, after following links if it is a regular file.
  public let path: String
  /// True if the target is a regular file or does not exist, so that it can be replaced.
  public let isPlain: Bool
  /// The permissions of the target; nil if it does not exist.
  public let mode: UInt32?

  /// Determines the target of a path.
  ///
  /// - Throws: `SystemError` for a folder, and for a file that must not be written.
  public init(_ path: String) throws(SystemError) {
    guard let status = try FileSystem.status(of: path, followsLinks: true) else {
      (self.path, isPlain, mode) = (try FileSystem.followingLinks(path), true, nil)
      return
    }
    try FileSystem.checkWritable(path)
    if status.kind == .folder { throw .isFolder }
    isPlain = status.kind == .file
    self.path = isPlain ? try FileSystem.realPath(of: path) : path
    mode = status.mode
  }

  /// Creates an empty file next to the target, `NAME.partial-…`, with the permissions of an
  /// existing target.
  public func createPartial() throws(SystemError) -> (descriptor: FileDescriptor, path: String) {
    for number in 0..<1_000 {
      let partial =
        "\(path).partial-\(CurrentProcess.number)" + (number > 0 ? "-\(number)" : "")
      do throws(SystemError) {
        let descriptor = try FileDescriptor(opening: partial, for: .creating, mode: 0o666)
        if let mode { try? descriptor.setMode(mode) }
        return (descriptor, partial)
      } catch {
        if error != .fileExists { throw error }
      }
    }
    throw .fileExists
  }
}

/// Where writing to a path leads: symbolic links stay, and what they lead to is written.
public struct OutputTarget: Hashable, Sendable {
  /// No symbolic link any more, if others can take its place.
  public let path: String
  /// Whether it is a file that others can take the place of, or nothing yet.
  public let isPlain: Bool
  /// Who may read and write it; nil if it is not there.
  public let mode: UInt32?

  /// Looks where a path leads.
  ///
  /// - Throws: `SystemError` for a folder, and for a file that may not be written.
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

  /// Makes an empty file beside it, `NAME.partial-…`, with its permissions if it is there.
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

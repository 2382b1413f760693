public import SystemCalls

/// The files that are named on a command line, as closures.
public struct Files: Sendable {
  /// Opens a file for reading; a pipe without a writer is empty.
  public var open: @Sendable (_ path: String) throws(SystemError) -> InputFile
  /// Creates an output file, which appears at the path only after it has been finished.
  public var create: @Sendable (_ path: String) throws(SystemError) -> OutputFile
  /// Opens a file or named pipe for appending; bytes that would block the write are dropped.
  public var extend: @Sendable (_ path: String) throws(SystemError) -> ([UInt8]) -> Void
  /// Creates a folder in an existing one; an existing folder is not an error.
  public var createFolder: @Sendable (_ path: String) throws(SystemError) -> Void
  /// Returns true if something exists at a path, following symbolic links.
  public var isThere: @Sendable (_ path: String) -> Bool
  /// Returns the names of a folder's entries, unsorted; nil if the path is not that of a folder.
  public var names: @Sendable (_ path: String) throws(SystemError) -> [String]?

  public init(
    open: @escaping @Sendable (String) throws(SystemError) -> InputFile,
    create: @escaping @Sendable (String) throws(SystemError) -> OutputFile,
    extend: @escaping @Sendable (String) throws(SystemError) -> ([UInt8]) -> Void,
    createFolder: @escaping @Sendable (String) throws(SystemError) -> Void,
    isThere: @escaping @Sendable (String) -> Bool,
    names: @escaping @Sendable (String) throws(SystemError) -> [String]?
  ) {
    self.open = open
    self.create = create
    self.extend = extend
    self.createFolder = createFolder
    self.isThere = isThere
    self.names = names
  }
}

/// An open file for reading, which is closed with the last reference to it.
public struct InputFile {
  /// Reads available bytes, waiting for the first; empty at the end.
  public let read: (_ count: Int) throws(SystemError) -> [UInt8]

  public init(read: @escaping (_ count: Int) throws(SystemError) -> [UInt8]) {
    self.read = read
  }
}

/// An open output file, which is discarded unless `finish` is called.
public struct OutputFile {
  /// Appends bytes to the file.
  public let write: ([UInt8]) throws(SystemError) -> Void
  /// Flushes the file to the disk, and then moves it to its final path.
  public let finish: () throws(SystemError) -> Void

  public init(
    write: @escaping ([UInt8]) throws(SystemError) -> Void,
    finish: @escaping () throws(SystemError) -> Void
  ) {
    self.write = write
    self.finish = finish
  }
}

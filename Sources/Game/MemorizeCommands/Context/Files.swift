public import SystemCalls

/// The files that a command line names, as a value of closures.
public struct Files: Sendable {
  /// Opens a file for reading; a pipe without a writer reads as empty.
  public var open: @Sendable (_ path: String) throws(SystemError) -> InputFile
  /// Begins a file that results go to: whole once it is finished, and not there before.
  public var create: @Sendable (_ path: String) throws(SystemError) -> OutputFile
  /// Opens a file or named pipe that bytes are added to; what it cannot take at once is lost.
  public var extend: @Sendable (_ path: String) throws(SystemError) -> ([UInt8]) -> Void
  /// Makes a folder in one that is there; one that is there already will do.
  public var createFolder: @Sendable (_ path: String) throws(SystemError) -> Void
  /// Whether there is anything at a path, at the end of all links.
  public var isThere: @Sendable (_ path: String) -> Bool

  public init(
    open: @escaping @Sendable (String) throws(SystemError) -> InputFile,
    create: @escaping @Sendable (String) throws(SystemError) -> OutputFile,
    extend: @escaping @Sendable (String) throws(SystemError) -> ([UInt8]) -> Void,
    createFolder: @escaping @Sendable (String) throws(SystemError) -> Void,
    isThere: @escaping @Sendable (String) -> Bool
  ) {
    self.open = open
    self.create = create
    self.extend = extend
    self.createFolder = createFolder
    self.isThere = isThere
  }
}

/// A file that is read; it is closed with the last reference to it.
public struct InputFile {
  /// Reads what is there, waiting for the first byte; no bytes at the end.
  public let read: (_ count: Int) throws(SystemError) -> [UInt8]

  public init(read: @escaping (_ count: Int) throws(SystemError) -> [UInt8]) {
    self.read = read
  }
}

/// A file that results go to; what was written of one that is not finished goes with it.
public struct OutputFile {
  /// Adds bytes at the end.
  public let write: ([UInt8]) throws(SystemError) -> Void
  /// Puts the file in its place once the disk has all of it.
  public let finish: () throws(SystemError) -> Void

  public init(
    write: @escaping ([UInt8]) throws(SystemError) -> Void,
    finish: @escaping () throws(SystemError) -> Void
  ) {
    self.write = write
    self.finish = finish
  }
}

import MemorizeCommands
import SystemCalls

extension Files {
  /// The file system.
  static let live = Files(
    open: { path throws(SystemError) in
      let file = try OpenedFile(path)
      return InputFile { count throws(SystemError) in try file.descriptor.readFile(atMost: count) }
    },
    create: { path throws(SystemError) in
      let file = try PartialFile(path)
      return OutputFile(
        write: { bytes throws(SystemError) in try file.write(bytes) },
        finish: { () throws(SystemError) in try file.finish() })
    },
    extend: { path throws(SystemError) in
      let file = try OpenedFile(path, for: .extending)
      // A closed reader of a named pipe must not end the program.
      if try FileSystem.status(of: path, followsLinks: true)?.kind != .file {
        Signal.brokenPipe.ignore()
      }
      return { bytes in _ = bytes.withUnsafeBytes { file.descriptor.transfer(from: $0) } }
    },
    createFolder: { path throws(SystemError) in
      do throws(SystemError) {
        try FileSystem.createFolder(path, mode: 0o777)
      } catch {
        if error != .fileExists { throw error }
      }
    },
    isThere: FileSystem.exists,
    names: { path throws(SystemError) in
      let kind = try FileSystem.status(of: path, followsLinks: true)?.kind
      return kind == .folder ? try FileSystem.names(in: path) : nil
    })
}

/// An open descriptor; a class, because the descriptor is closed with the last reference to it.
private final class OpenedFile {
  let descriptor: FileDescriptor

  init(_ path: String, for access: FileAccess = .reading) throws(SystemError) {
    descriptor = try FileDescriptor(opening: path, for: access, mode: 0o666)
  }

  deinit { try? descriptor.close() }
}

import MemoryModel
import SystemCalls

extension FileSystem {
  /// Gives what is at a path a name that nobody reads.
  ///
  /// Of a symbolic link it is the link itself that gets the name: what it leads to is none of ours,
  /// and stays where it is and as it is called.
  ///
  /// - Returns: The new path, in the same folder.
  static func setAside(_ path: String) throws(SystemError) -> String {
    for newPath in Storage.asideNames(of: path) where try status(of: newPath) == nil {
      try rename(path, to: newPath)
      return newPath
    }
    throw .fileExists
  }
}

import MemoryModel
import SystemCalls

extension Storage {
  /// Returns the documents in a folder of the file system, which the first write creates.
  ///
  /// A document is replaced by a temporary file next to it that is synced and renamed. New
  /// documents are readable by their owner only; old ones keep their mode, and links to them stay
  /// links. Of links, pipes, devices and folders only links to regular files are read. After the
  /// first call, a limit on the size of files is an error and no longer ends the process.
  ///
  /// - Parameters:
  ///   - path: The path, absolute or relative to the working directory.
  ///   - home: A folder around it that is never created: without it nothing can be saved.
  /// - Returns: A storage for any thread.
  public static func folder(_ path: String, inside home: String? = nil) -> Storage {
    folder(path, inside: home, steps: WriteStepHook())
  }

  /// Returns the same storage with a hook before each step.
  package static func folder(
    _ path: String, inside home: String? = nil, steps: WriteStepHook
  ) -> Storage {
    Signal.fileSizeLimit.ignore()
    let folder = DiskFolder(path, inside: home, steps: steps)
    var storage = Storage(
      read: { (name, limit) throws(StorageError) in try folder.read(name, atMost: limit) },
      write: { (name, bytes) throws(StorageError) in try folder.write(name, bytes) },
      append: { (name, bytes) throws(StorageError) in try folder.append(name, bytes) },
      sync: { folder.sync($0) },
      finish: { name throws(StorageError) in try folder.finish(name) },
      flush: { folder.syncQueue.flush() },
      remove: { name throws(StorageError) in try folder.remove(name) },
      rename: { (name, newName) throws(StorageError) in try folder.rename(name, to: newName) },
      quarantine: { name throws(StorageError) in try folder.quarantine(name) },
      names: { name throws(StorageError) in try folder.names(in: name) },
      lock: { (name, patience) throws(StorageError) in try folder.lock(name, patience: patience) },
      isLocked: { name throws(StorageError) in try folder.isLocked(name) },
      abandoned: { name throws(StorageError) in try folder.abandoned(in: name) })
    storage.entries = { name throws(StorageError) in try folder.entries(in: name) }
    return storage
  }
}

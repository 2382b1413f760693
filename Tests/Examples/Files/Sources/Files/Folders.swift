import Foundation
import Observation

/// A file or a folder.
nonisolated struct Entry: Hashable, Sendable {
  let path: String
  let isFolder: Bool

  var name: String { URL(filePath: path).lastPathComponent }
  var address: String { URL(filePath: path).absoluteString }
  /// The heading under which a folder's preview lists the entry.
  var kind: String {
    let suffix = URL(filePath: path).pathExtension
    return isFolder ? "Folders" : suffix.isEmpty ? "Other files" : ".\(suffix.lowercased())"
  }
}

/// The folders that were read so far.
@Observable final class Folders {
  let root: Entry
  private var entries: [Entry: [Entry]] = [:]

  init(root: URL) {
    self.root = Entry(path: root.standardizedFileURL.path, isFolder: true)
  }

  /// The content of a folder, empty until it was read; nil for a file.
  func children(of entry: Entry) -> [Entry]? {
    entry.isFolder ? entries[entry] ?? [] : nil
  }

  /// Reads folders that were not read yet, in the background.
  func read(_ folders: Set<Entry>) async {
    for folder in folders where entries[folder] == nil {
      entries[folder] = await Self.entries(of: folder)
    }
  }

  /// Forgets all that was read, so that it is read again.
  func forget() { entries = [:] }

  /// Reads a folder on another thread: the folders in it, and then the files, without hidden ones.
  @concurrent nonisolated static func entries(of folder: Entry) async -> [Entry] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    let entries = names.filter { !$0.hasPrefix(".") }.map { name in
      let path = URL(filePath: folder.path).appending(path: name).path
      var isFolder: ObjCBool = false
      _ = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      return Entry(path: path, isFolder: isFolder.boolValue)
    }
    return entries.sorted {
      ($0.isFolder ? 0 : 1, $0.name.lowercased()) < ($1.isFolder ? 0 : 1, $1.name.lowercased())
    }
  }
}

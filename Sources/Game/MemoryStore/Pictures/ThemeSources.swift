import MemoryModel
import Pictures
import SystemCalls

/// The kinds of paths that a player names: theme files, lists of words, folders of pictures, or
/// pictures.
public struct ThemeSources: Sendable {
  /// The paths of theme files.
  public private(set) var packs: [String] = []
  /// The paths of lists of words.
  public private(set) var lists: [String] = []
  /// The imports of pictures: one for each folder, and one for all single pictures.
  public private(set) var photos: [PhotoImport] = []
  /// The paths of pipes, whose kind is known only when they have been read.
  public private(set) var pipes: [String] = []

  private static let endings = [
    ".png", ".jpg", ".jpeg", ".jpe", ".jfif", ".pjpeg", ".heic", ".heif", ".avif", ".webp", ".gif",
    ".bmp", ".tif",
    ".tiff",
  ]

  /// Sorts paths by their kind; a missing file counts as a theme file, which reports that.
  ///
  /// - Parameters:
  ///   - paths: The paths as they were typed.
  ///   - name: The name of a theme of pictures; nil for the name of its folder.
  /// - Throws: `StorageError` for a folder that cannot be read.
  public init(_ paths: [String], name: String? = nil) throws(StorageError) {
    var single: [String] = []
    for path in paths {
      if Self.isFolder(path) {
        photos.append(try Self.folder(path, name))
      } else if Self.isPipe(path) {
        pipes.append(path)
      } else if Self.isPicture(path) {
        single.append(path)
      } else if Self.isList(path) {
        lists.append(path)
      } else {
        packs.append(path)
      }
    }
    if let first = single.first {
      photos.append(PhotoImport(name: name ?? Self.folderName(of: first), paths: single))
    }
  }

  private static func isFolder(_ path: String) -> Bool {
    (try? FileSystem.status(of: path, followsLinks: true))?.kind == .folder
  }

  /// Returns true for a pipe, such as that of a shell's `<(command)`.
  private static func isPipe(_ path: String) -> Bool {
    (try? FileSystem.status(of: path, followsLinks: true))?.kind == .pipe
  }

  /// Returns true if a file begins like a picture of any known format.
  private static func isPicture(_ path: String) -> Bool {
    guard let file = try? OpenFile(path, for: .reading),
      (try? file.status())?.kind == .file, let first = try? file.read(atMost: 16)
    else { return false }
    do throws(PictureError) {
      _ = try PictureFile(ByteSource(first))
      return true
    } catch {
      return error != .unknownFormat
    }
  }

  /// Returns true for a file with the ending of a list, or with the content of one and an ending
  /// that is not that of theme files.
  private static func isList(_ path: String) -> Bool {
    if WordList.separator(for: path) != nil { return true }
    if [".json", ".tar"].contains(where: path.lowercased().hasSuffix) { return false }
    guard let file = try? OpenFile(path, for: .reading),
      (try? file.status())?.kind == .file, let first = try? file.read(atMost: 1_024)
    else { return false }
    return WordList.isLike(first)
  }

  /// Returns the pictures in a folder, found by their extensions and sorted by name, without
  /// subfolders.
  private static func folder(_ path: String, _ name: String?) throws(StorageError) -> PhotoImport {
    do throws(SystemError) {
      let names = try FileSystem.names(in: path)
      let pictures = names.sorted().filter { name in
        !name.hasPrefix(".") && endings.contains(where: name.lowercased().hasSuffix)
      }
      let root = path.hasSuffix("/") ? path : path + "/"
      return PhotoImport(name: name ?? folderName(of: root), paths: pictures.map { root + $0 })
    } catch {
      throw error.aboutReading(path)
    }
  }

  /// Returns the name of the folder of a path.
  private static func folderName(of path: String) -> String {
    let folder = path.splitAtLastSlash.folder
    let real = (try? FileSystem.realPath(of: folder.isEmpty ? "." : folder)) ?? folder
    let name = real.split(separator: "/").last.map(String.init) ?? ""
    return name.isPrintable && !name.isEmpty ? name : "Photos"
  }
}

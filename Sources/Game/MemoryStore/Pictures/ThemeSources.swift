import MemoryModel
import Pictures
import SystemCalls

/// What paths that a player types or drops are: files of themes, folders of pictures, or pictures.
public struct ThemeSources: Sendable {
  /// Files of themes, as they were named.
  public private(set) var packs: [String] = []
  /// Pictures: those of each folder together, and those that were named themselves together.
  public private(set) var photos: [PhotoImport] = []

  private static let endings = [
    ".png", ".jpg", ".jpeg", ".jpe", ".heic", ".heif", ".avif", ".webp", ".gif", ".bmp", ".tif",
    ".tiff",
  ]

  /// Looks at what is there; what is missing is taken for a file of themes, which tells why it
  /// cannot be read.
  ///
  /// - Parameters:
  ///   - paths: As they were typed.
  ///   - name: What a theme of pictures is called; nil for the name of its folder.
  /// - Throws: `StorageError` for a folder that cannot be read.
  public init(_ paths: [String], name: String? = nil) throws(StorageError) {
    var single: [String] = []
    for path in paths {
      if Self.isFolder(path) {
        photos.append(try Self.folder(path, name))
      } else if Self.isPicture(path) {
        single.append(path)
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

  /// Whether a file begins as a picture, of a kind that is read or of one that is known.
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

  /// The pictures in a folder by their endings, in the order of their names; not those in folders
  /// of its own.
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

  /// The name of the folder that something is in.
  private static func folderName(of path: String) -> String {
    let folder = path.splitAtLastSlash.folder
    let real = (try? FileSystem.realPath(of: folder.isEmpty ? "." : folder)) ?? folder
    let name = real.split(separator: "/").last.map(String.init) ?? ""
    return name.isPrintable && !name.isEmpty ? name : "Photos"
  }
}

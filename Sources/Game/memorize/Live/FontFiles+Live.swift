import MemorizeCommands
import Pictures
import SystemCalls

extension FontFiles {
  /// Returns access to the fonts in some folders of the file system.
  static func live(in folders: FontFolders) -> FontFiles {
    FontFiles(candidates: { folders.emoji }, open: open)
  }

  @Sendable private static func open(_ path: String) throws(SystemError) -> ByteSource {
    let file = try OpenFile(path, for: .reading)
    return ByteSource(count: try file.status().size) { (range) throws(PictureError) in
      do throws(SystemError) {
        return try file.bytes(in: range)
      } catch {
        throw .unreadable(error.reason)
      }
    }
  }
}

/// The folders of fonts: the player's own, and those of Linux and macOS.
struct FontFolders: Sendable {
  /// The environment variables that are used.
  static let variables = ["HOME", "XDG_DATA_HOME"]

  private let folders: [String]

  init(_ environment: [String: String]) {
    let home = environment["HOME"].map { ["\($0)/.local/share/fonts", "\($0)/.fonts"] } ?? []
    let data = environment["XDG_DATA_HOME"].map { ["\($0)/fonts"] } ?? []
    let library = environment["HOME"].map { ["\($0)/Library/Fonts"] } ?? []
    folders =
      data + home + library + [
        "/usr/local/share/fonts", "/usr/share/fonts", "/Library/Fonts", "/System/Library/Fonts",
      ]
  }

  /// The files whose names suggest emoji, those in colour first.
  var emoji: [String] {
    let all = folders.flatMap { Self.fonts(in: $0, depth: 3) }
    return all.filter(Self.isInColor) + all.filter { !Self.isInColor($0) }
  }

  private static func fonts(in folder: String, depth: Int) -> [String] {
    guard depth > 0, let names = try? FileSystem.names(in: folder) else { return [] }
    return names.sorted().flatMap { name in
      let path = "\(folder)/\(name)"
      if isFontOfEmoji(name) { return [path] }
      // A name with an extension is taken for a file.
      return name.contains(".") ? [] : fonts(in: path, depth: depth - 1)
    }
  }

  private static func isFontOfEmoji(_ name: String) -> Bool {
    let name = name.lowercased()
    return name.holds("emoji") && ["ttf", "ttc", "otf"].contains { name.hasSuffix(".\($0)") }
  }

  private static func isInColor(_ path: String) -> Bool { path.lowercased().holds("color") }
}

extension String {
  /// Returns true if the text is contained.
  fileprivate func holds(_ text: String) -> Bool {
    indices.contains { self[$0...].hasPrefix(text) }
  }
}

import MemoryModel

/// An archive of themes with the files of their pictures.
struct PictureArchive {
  private static let themesName = "themes.json"
  private static let folder = "pictures/"

  /// The JSON of the themes.
  let themes: [UInt8]
  let pictures: [PictureID: [UInt8]]

  init(_ themes: [UInt8], _ pictures: [PictureID: [UInt8]]) {
    self.themes = themes
    self.pictures = pictures
  }

  /// Reads an archive; files that belong to no pack are passed over.
  ///
  /// - Throws: `FormatError` for one without themes, and for a picture that is not what its name says
  ///   or that is too large.
  init(_ bytes: [UInt8]) throws(FormatError) {
    var themes: [UInt8]?
    var pictures: [PictureID: [UInt8]] = [:]
    for entry in try TarArchive.entries(in: bytes) {
      // Some programs put the folder they were called in before a name.
      let name = entry.name.hasPrefix("./") ? String(entry.name.dropFirst(2)) : entry.name
      if name == Self.themesName { themes = entry.bytes }
      guard name.hasPrefix(Self.folder) else { continue }
      guard let id = PictureID(fileName: String(name.dropFirst(Self.folder.count))) else {
        continue
      }
      try Storage.check(entry.bytes, as: id)
      pictures[id] = entry.bytes
    }
    guard let themes else { throw .otherFormat(wanted: "memorize-themes") }
    self.init(themes, pictures)
  }

  func written() throws(FormatError) -> [UInt8] {
    let files = pictures.sorted { $0.key.fileName < $1.key.fileName }.map { id, bytes in
      TarArchive.Entry(name: Self.folder + id.fileName, bytes: bytes)
    }
    let bytes = TarArchive.written([.init(name: Self.themesName, bytes: themes)] + files)
    if bytes.count > ThemePack.archiveLimit {
      throw .tooMany("bytes", limit: ThemePack.archiveLimit)
    }
    return bytes
  }
}

import MemoryModel

/// An archive of themes with the files of their pictures.
struct PictureArchive {
  private static let themesName = "themes.json"
  private static let folder = "pictures/"
  /// The largest number of pictures in an archive; for most only the headers are read.
  private static let mostPictures = 20_000

  /// The JSON of the themes.
  let themes: [UInt8]
  let pictures: [PictureID: [UInt8]]

  init(_ themes: [UInt8], _ pictures: [PictureID: [UInt8]]) {
    self.themes = themes
    self.pictures = pictures
  }

  /// Reads an archive; files that do not belong to a pack are skipped.
  ///
  /// All headers are read before any file, and of the pictures those that the themes show.
  ///
  /// - Parameters:
  ///   - archive: The archive.
  ///   - wanted: Returns the pictures that the themes in this JSON show.
  /// - Throws: `FormatError` if there are no themes, for a picture that does not match its name,
  ///   and for too many or too large ones; and the errors of `wanted`.
  init(
    _ archive: FileBytes, wanted: (_ themes: [UInt8]) throws(FormatError) -> Set<PictureID>
  ) throws(FormatError) {
    let contents = try Contents(of: archive)
    guard let place = contents.themes else { throw .otherFormat(wanted: "memorize-themes") }
    themes = try archive.read(place)
    var pictures: [PictureID: [UInt8]] = [:]
    for id in try wanted(themes) {
      guard let place = contents.pictures[id] else { continue }
      let bytes = try archive.read(place)
      try id.check(bytes)
      pictures[id] = bytes
    }
    self.pictures = pictures
  }

  /// The byte ranges of the files of a theme pack in an archive.
  private struct Contents {
    var themes: Range<Int>?
    var pictures: [PictureID: Range<Int>] = [:]

    init(of archive: FileBytes) throws(FormatError) {
      var contents = (themes: Range<Int>?.none, pictures: [PictureID: Range<Int>]())
      try TarArchive.forEachHeader(of: archive) { (header) throws(FormatError) in
        // Some programs write names relative to their working directory.
        let name = header.name.hasPrefix("./") ? String(header.name.dropFirst(2)) : header.name
        if name == PictureArchive.themesName {
          try PictureArchive.check(header, atMost: ThemePack.limit)
          contents.themes = header.range
        }
        guard name.hasPrefix(PictureArchive.folder),
          let id = PictureID(fileName: String(name.dropFirst(PictureArchive.folder.count)))
        else { return }
        try PictureArchive.check(header, atMost: PictureID.largestFile)
        contents.pictures[id] = header.range
        guard contents.pictures.count <= PictureArchive.mostPictures else {
          throw .tooMany("pictures", limit: PictureArchive.mostPictures)
        }
      }
      (themes, pictures) = contents
    }
  }

  /// Throws for a file whose header has too large a size.
  private static func check(
    _ header: TarArchive.Header, atMost limit: Int
  ) throws(FormatError) {
    guard header.range.count <= limit else {
      throw .tooMany("bytes in \(header.name)", limit: limit)
    }
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

public import MemoryModel
public import Pictures

// Pictures of the player's own, each a document of the folder `pictures`.
extension Storage {
  private static func name(of id: PictureID) -> String { "pictures/\(id.fileName)" }

  /// A kept picture.
  ///
  /// - Parameters:
  ///   - picture: Which one, and what of it.
  ///   - side: The most pixels of a side, of what the crop shows.
  /// - Returns: What is shown of it.
  /// - Throws: `StorageError` if it cannot be read, `FormatError` if it is not what was kept.
  public func picture(_ picture: FacePicture, largestSide side: Int) throws -> Picture {
    let bytes = try bytes(of: picture.id)
    let file = try Self.check(bytes, as: picture.id)
    do throws(PictureError) {
      guard let crop = picture.crop else { return try file.picture(largestSide: side) }
      return try file.picture(largestSide: PictureID.largestSide)
        .cropped(crop, largestSide: side)
    } catch {
      throw FormatError.damaged("\(error)")
    }
  }

  /// The file of a kept picture.
  public func bytes(of id: PictureID) throws(StorageError) -> [UInt8] {
    let name = Self.name(of: id)
    guard let bytes = try read(name, atMost: PictureID.largestFile) else { throw .missing(name) }
    return bytes
  }

  /// Whether a picture is kept.
  public func has(_ id: PictureID) -> Bool { (try? bytes(of: id)) != nil }

  /// Keeps the files of pictures: all of them, or none.
  ///
  /// - Throws: `StorageError` for the first one that cannot be kept, such as on a full disk.
  public func keep(_ pictures: [PictureID: [UInt8]]) throws(StorageError) {
    var kept: [String] = []
    for (id, bytes) in pictures.sorted(by: { $0.key.fileName < $1.key.fileName }) {
      let name = Self.name(of: id)
      do throws(StorageError) {
        if try read(name, atMost: PictureID.largestFile) == bytes { continue }
        try write(name, bytes)
        kept.append(name)
      } catch {
        for name in kept { try? remove(name) }
        throw error
      }
    }
  }

  /// Opens a file that is said to be a kept picture.
  ///
  /// - Throws: `FormatError.damaged` where it has other bytes than were kept, or is none that is.
  @discardableResult
  static func check(_ bytes: [UInt8], as id: PictureID) throws(FormatError) -> PictureFile {
    guard PictureID(of: bytes) == id else {
      throw .damaged("the picture \(id.fileName) was changed")
    }
    do throws(PictureError) {
      let file = try PictureFile(ByteSource(bytes))
      guard max(file.width, file.height) <= PictureID.largestSide else {
        throw PictureError.tooLarge(.pixels, limit: PictureID.largestSide)
      }
      return file
    } catch {
      throw .damaged("the picture \(id.fileName): \(error)")
    }
  }
}

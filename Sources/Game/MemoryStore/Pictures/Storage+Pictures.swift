public import MemoryModel
public import Pictures

// The player's own pictures, each a document of the folder `pictures`.
extension Storage {
  /// Returns a saved picture as a card shows it.
  ///
  /// - Parameters:
  ///   - picture: The picture, with its filter, stickers and crop.
  ///   - side: The largest side of the result in pixels.
  ///   - emoji: Returns the picture of an emoji, for stickers; nil if there is none. By default no
  ///     sticker is drawn.
  /// - Returns: The filtered picture with its stickers, cropped.
  /// - Throws: `StorageError` if it cannot be read, `FormatError` if it has been changed.
  public func picture(
    _ picture: FacePicture, largestSide side: Int, emoji: (String) -> Picture? = { _ in nil }
  ) throws -> Picture {
    let bytes = try bytes(of: picture.id)
    let file = try picture.id.check(bytes)
    do throws(PictureError) {
      if picture.crop == nil, !picture.isDecorated { return try file.picture(largestSide: side) }
      let original = try file.picture(largestSide: PictureID.largestSide)
      return picture.rendered(original, largestSide: side, emoji: emoji)
    } catch {
      throw FormatError.damaged("\(error)")
    }
  }

  /// Returns the file of a saved picture.
  public func bytes(of id: PictureID) throws(StorageError) -> [UInt8] {
    guard let bytes = try read(id.documentName, atMost: PictureID.largestFile) else {
      throw .missing(id.documentName)
    }
    return bytes
  }

  /// Returns true if a picture is saved.
  public func has(_ id: PictureID) -> Bool { (try? bytes(of: id)) != nil }

  /// Saves picture files: all of them, or none.
  ///
  /// - Throws: `StorageError` for the first one that cannot be saved, such as on a full disk.
  public func keep(_ pictures: [PictureID: [UInt8]]) throws(StorageError) {
    var kept: [String] = []
    for (id, bytes) in pictures.sorted(by: { $0.key.fileName < $1.key.fileName }) {
      let name = id.documentName
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
}

extension PictureID {
  fileprivate var documentName: String { "pictures/\(fileName)" }

  /// Opens a file as the picture of this id.
  ///
  /// - Throws: `FormatError.damaged` if its bytes have been changed, or are not a picture.
  @discardableResult
  func check(_ bytes: [UInt8]) throws(FormatError) -> PictureFile {
    guard PictureID(of: bytes) == self else {
      throw .damaged("the picture \(fileName) was changed")
    }
    do throws(PictureError) {
      let file = try PictureFile(ByteSource(bytes))
      guard max(file.width, file.height) <= PictureID.largestSide else {
        throw PictureError.tooLarge(.pixels, limit: PictureID.largestSide)
      }
      return file
    } catch {
      throw .damaged("the picture \(fileName): \(error)")
    }
  }
}

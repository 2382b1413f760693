import MemoryEngine
public import Pictures

/// A player's own picture on a card, with its filter, stickers and crop.
///
/// The saved picture is not changed: its pixels are filtered, the stickers are put on them, and all
/// of that is turned and cropped.
public struct FacePicture: Hashable, Sendable {
  /// The largest number of stickers.
  public static let mostStickers = 20

  /// The id of the saved picture.
  public let id: PictureID
  /// The part that is shown; nil for all of it.
  public var crop: Crop?
  /// The change of the colours; nil for none.
  public var filter: PictureFilter?
  /// The stickers, the rearmost first; too many are cut at the end.
  public var stickers: [PictureSticker] { didSet { stickers = Self.limited(stickers) } }

  /// Creates the picture of a face without checking that it is saved; too many stickers are cut.
  public init(
    _ id: PictureID, crop: Crop? = nil, filter: PictureFilter? = nil,
    stickers: [PictureSticker] = []
  ) {
    self.id = id
    self.crop = crop
    self.filter = filter
    self.stickers = Self.limited(stickers)
  }

  private static func limited(_ stickers: [PictureSticker]) -> [PictureSticker] {
    Array(stickers.prefix(mostStickers))
  }

  /// True if the picture has a filter or stickers.
  public var isDecorated: Bool { filter != nil || !stickers.isEmpty }
}

/// The id of a saved picture, derived from its bytes, so that equal pictures are saved once.
public struct PictureID: Hashable, Sendable {
  /// The largest side of a saved picture in pixels.
  public static let largestSide = 512
  /// The largest file of a saved picture in bytes.
  public static let largestFile = 2 << 20

  /// The name of the file: 16 hexadecimal digits and the extension of its format.
  public let fileName: String

  /// Creates the id of a picture file.
  ///
  /// - Parameter bytes: The file. A file with a PNG signature is a `.png`, any other a `.jpg`.
  public init(of bytes: [UInt8]) {
    var fingerprint = Fingerprint()
    for byte in bytes { fingerprint.add(byte) }
    let isPNG = bytes.starts(with: [0x89, 0x50, 0x4E, 0x47])
    fileName = "\(fingerprint.hexadecimal).\(isPNG ? "png" : "jpg")"
  }

  /// Creates the id of a file name; nil for a name that no saved picture has.
  public init?(fileName: String) {
    let (digits, ending) = (fileName.utf8.prefix(16), fileName.utf8.dropFirst(16))
    let isHexadecimal = digits.allSatisfy {
      (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0)
        || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains($0)
    }
    guard digits.count == 16, isHexadecimal, [".png", ".jpg"].contains(String(ending)) else {
      return nil
    }
    self.fileName = fileName
  }
}

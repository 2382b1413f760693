import MemoryEngine
public import Pictures

/// A picture of the player's own on a card, and what of it is shown.
public struct FacePicture: Hashable, Sendable {
  /// Which of the kept pictures it is.
  public let id: PictureID
  /// What is shown; nil for all of it.
  public var crop: Crop?

  /// Makes a picture of a face; nothing checks that it is kept.
  public init(_ id: PictureID, crop: Crop? = nil) {
    self.id = id
    self.crop = crop
  }
}

/// Which kept picture is meant: made of its bytes, so that the same picture is kept once.
public struct PictureID: Hashable, Sendable {
  /// The most pixels of a side of what is kept.
  public static let largestSide = 512
  /// The most bytes of what is kept.
  public static let largestFile = 2 << 20

  /// What its file is called: 16 hexadecimal digits and the ending of its kind.
  public let fileName: String

  /// The id of a file of a picture.
  ///
  /// - Parameter bytes: All of it. What begins as a PNG ends in `.png`, all else in `.jpg`.
  public init(of bytes: [UInt8]) {
    var fingerprint = Fingerprint()
    for byte in bytes { fingerprint.add(byte) }
    let isPNG = bytes.starts(with: [0x89, 0x50, 0x4E, 0x47])
    fileName = "\(fingerprint.hexadecimal).\(isPNG ? "png" : "jpg")"
  }

  /// The id that a file name stands for; nil for a name that no kept picture can have.
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

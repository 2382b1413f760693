/// The name of a shared game, under which it is found and joined.
public struct SharedGameName: Hashable, Sendable, CustomStringConvertible {
  /// The length limit in letters.
  public static let longest = 32
  /// The allowed letters, in words.
  public static let rule = "1 to 32 letters of A-Z, a-z, 0-9, dot, underscore and hyphen"

  /// The name, which can be part of a file name.
  public let description: String

  /// Creates a name; nil for an invalid text.
  public init?(_ text: String) {
    guard (1...Self.longest).contains(text.utf8.count), text.utf8.allSatisfy(Self.isLetter) else {
      return nil
    }
    description = text
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: "._-".utf8.contains(byte)
    }
  }
}

import TextUICore

/// The pictures of a table that a terminal has received, by kitty's graphics protocol.
///
/// A picture is sent once, with a virtual placement: it is shown by the placeholder cells that name
/// it.
struct KittyPictures {
  private var table: CellTable?
  private var version = 0
  /// The number of picture ids in use.
  private var count = 0

  /// The largest number of bytes of a picture in one sequence.
  static let pieceLength = 4096

  /// Returns true if the terminal has all pictures of a table.
  func areSent(_ table: CellTable) -> Bool {
    table.pictureVersion == (self.table === table ? version : 0)
  }

  /// Returns the sequences that send missing pictures of a table, replacing others.
  mutating func send(_ table: CellTable) -> [UInt8] {
    if self.table !== table { (self.table, version) = (table, 0) }
    var bytes: [UInt8] = []
    for (number, picture) in table.pictures.enumerated() where picture.version > version {
      bytes += Self.transmission(of: picture, id: TerminalPicture.id(of: number))
    }
    version = table.pictureVersion
    count = max(count, table.pictures.count)
    return bytes
  }

  /// The sequences that delete all pictures at the end; empty if none was sent.
  var farewell: [UInt8] { count > 0 ? deletion : [] }

  /// The sequences that delete all pictures, after ending an incomplete transmission.
  var deletion: [UInt8] {
    var text = "\u{1B}\\"
    for number in 0..<count {
      text += "\u{1B}_Ga=d,d=I,i=\(TerminalPicture.id(of: number)),q=2\u{1B}\\"
    }
    return Array(text.utf8)
  }

  private static func transmission(of picture: TerminalPicture, id: Int) -> [UInt8] {
    let data = Base64.encoded(picture.png())
    var bytes: [UInt8] = []
    for start in stride(from: 0, to: data.count, by: pieceLength) {
      let end = min(start + pieceLength, data.count)
      let place =
        "a=T,U=1,f=100,t=d,q=2,i=\(id),p=1,c=\(picture.size.width),r=\(picture.size.height)"
      let keys = start == 0 ? place : "q=2"
      bytes += "\u{1B}_G\(keys),m=\(end < data.count ? 1 : 0);".utf8
      bytes += data[start..<end]
      bytes += [0x1B, UInt8(ascii: "\\")]
    }
    return bytes
  }
}

extension KittyPictures {
  /// Returns true if a terminal shows pictures in placeholders: kitty from 0.28 on, and Ghostty.
  static func areKnown(to version: String) -> Bool {
    if version.lowercased().hasPrefix("ghostty") { return true }
    guard version.hasPrefix("kitty(") else { return false }
    let numbers = version.dropFirst(6).prefix { $0 != ")" }.split(separator: ".").map { Int($0) }
    guard numbers.count >= 2, let major = numbers[0], let minor = numbers[1] else { return false }
    return (major, minor) >= (0, 28)
  }
}

/// The pictures stored by a terminal with kitty's graphics protocol.
struct KittyTerminal {
  /// A picture with its virtual placement.
  struct Placed: Equatable {
    var file: [UInt8]
    var columns: Int
    var rows: Int
  }

  private(set) var pictures: [Int: Placed] = [:]
  /// The commands that no such terminal understands.
  private(set) var errors: [String] = []
  /// The picture whose pieces are incomplete.
  private var incomplete: (id: Int, keys: [String: String], data: String)?

  /// Applies the application commands among bytes; other sequences are ignored.
  mutating func obey(_ bytes: [UInt8]) {
    let text = String(decoding: bytes, as: UTF8.self)
    for part in text.split(separator: "\u{1B}_G").dropFirst(text.hasPrefix("\u{1B}_G") ? 0 : 1) {
      guard let end = part.firstRange(of: "\u{1B}\\") else {
        errors.append("open")
        return
      }
      let halves = part[..<end.lowerBound].split(separator: ";", omittingEmptySubsequences: false)
      obey(Self.keys(halves[0]), halves.count > 1 ? String(halves[1]) : "")
    }
  }

  private static func keys(_ text: Substring) -> [String: String] {
    let pairs = text.split(separator: ",").map { $0.split(separator: "=").map(String.init) }
    return Dictionary(pairs.map { ($0[0], $0[1]) }) { $1 }
  }

  private mutating func obey(_ keys: [String: String], _ data: String) {
    if keys["q"] != "2" { errors.append("would answer") }
    if data.utf8.count > 4096 || (keys["m"] == "1" && data.utf8.count % 4 != 0) {
      errors.append("piece of \(data.utf8.count)")
    }
    switch keys["a"] {
    case "T": begin(keys, data)
    case "d": pictures[Int(keys["i"] ?? "") ?? 0] = nil
    case nil: continueTransmission(keys, data)
    case let action: errors.append("action \(action ?? "")")
    }
  }

  private mutating func begin(_ keys: [String: String], _ data: String) {
    let fixed = ["U": "1", "f": "100", "t": "d", "p": "1"]
    for (key, value) in fixed where keys[key] != value { errors.append("\(key) is not \(value)") }
    incomplete = (Int(keys["i"] ?? "") ?? 0, keys, data)
    if keys["m"] == "0" { finish() }
  }

  private mutating func continueTransmission(_ keys: [String: String], _ data: String) {
    if incomplete == nil { errors.append("continues nothing") }
    incomplete?.data += data
    if keys["m"] == "0" { finish() }
  }

  private mutating func finish() {
    guard let (id, keys, data) = incomplete else { return }
    incomplete = nil
    pictures[id] = Placed(
      file: Self.decoded(data), columns: Int(keys["c"] ?? "") ?? 0, rows: Int(keys["r"] ?? "") ?? 0)
  }

  private static let letters = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  private static func decoded(_ text: String) -> [UInt8] {
    var (bits, count) = (0, 0)
    var bytes: [UInt8] = []
    for letter in text.utf8 {
      guard let value = letters.firstIndex(of: letter) else { break }
      bits = (bits << 6 | value) & 0xFFFF
      count += 6
      if count >= 8 {
        count -= 8
        bytes.append(UInt8(truncatingIfNeeded: bits >> count))
      }
    }
    return bytes
  }
}

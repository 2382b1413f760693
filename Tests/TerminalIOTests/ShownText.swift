/// The text on a terminal, for programs that move the cursor and write ASCII.
struct ShownText {
  private var rows: [[UInt8]] = []
  private var (x, y) = (0, 0)
  /// The control sequence that is being read, after its first byte.
  private var sequence: [UInt8]?

  /// Whether a text stands on one of the rows.
  func contains(_ part: String) -> Bool {
    rows.contains { String(decoding: $0, as: UTF8.self).contains(part) }
  }

  mutating func obey(_ bytes: some Sequence<UInt8>) {
    for byte in bytes {
      if sequence != nil { obeyControl(byte) } else { show(byte) }
    }
  }

  private mutating func show(_ byte: UInt8) {
    switch byte {
    case 0x1B: sequence = []
    case UInt8(ascii: "\r"): x = 0
    case UInt8(ascii: "\n"): y += 1
    default: put(byte)
    }
  }

  private mutating func put(_ byte: UInt8) {
    while rows.count <= y { rows.append([]) }
    while rows[y].count <= x { rows[y].append(UInt8(ascii: " ")) }
    rows[y][x] = byte
    x += 1
  }

  private mutating func obeyControl(_ byte: UInt8) {
    sequence?.append(byte)
    guard byte >= 0x40, let bytes = sequence, bytes.count > 1 else { return }
    sequence = nil
    guard bytes[0] == UInt8(ascii: "[") else { return }
    let numbers = bytes.dropFirst().dropLast().split(separator: UInt8(ascii: ";")).map {
      Int(String(decoding: $0, as: UTF8.self)) ?? 0
    }
    move(byte, numbers)
  }

  private mutating func move(_ final: UInt8, _ numbers: [Int]) {
    let first = max(1, numbers.first ?? 1)
    switch final {
    case UInt8(ascii: "H"): (x, y) = (numbers.count > 1 ? max(1, numbers[1]) - 1 : 0, first - 1)
    case UInt8(ascii: "G"): x = first - 1
    case UInt8(ascii: "C"): x += first
    case UInt8(ascii: "A"): y = max(0, y - first)
    case UInt8(ascii: "B"): y += first
    default: break
    }
  }
}

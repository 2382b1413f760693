/// Compresses bytes to zlib data with fixed Huffman codes: fast, and small enough for pictures of a
/// few thousand pixels.
struct Deflate {
  private static let window = 32_768
  private static let longest = 258
  private static let shortest = 4

  private let input: [UInt8]
  private var output = BitWriter(after: [0x78, 0x01])
  /// The last position of each hash, or -1.
  private var places = [Int](repeating: -1, count: 1 << 13)

  /// Returns zlib data that `Inflate` decompresses to these bytes.
  static func compressed(_ bytes: [UInt8]) -> [UInt8] {
    var deflate = Deflate(bytes)
    return deflate.run()
  }

  private init(_ input: [UInt8]) { self.input = input }

  private mutating func run() -> [UInt8] {
    output.append(0b011, 3)
    var index = 0
    while index < input.count {
      let (length, distance) = repetition(at: index)
      if length < Self.shortest {
        appendSymbol(Int(input[index]))
      } else {
        appendRun(length, distance)
      }
      index += max(1, length)
    }
    appendSymbol(256)
    output.finishByte()
    var checksum = Adler32()
    checksum.add(input.span)
    var bytes = output.bytes
    bytes.append32(checksum.value)
    return bytes
  }

  /// Returns the length and distance of the match at an index; the length is zero if it is too
  /// short.
  private mutating func repetition(at index: Int) -> (length: Int, distance: Int) {
    guard index + Self.shortest <= input.count else { return (0, 0) }
    let hash = hash(at: index)
    let place = places[hash]
    places[hash] = index
    guard place >= 0, index - place <= Self.window else { return (0, 0) }
    let most = min(Self.longest, input.count - index)
    var length = 0
    while length < most, input[place + length] == input[index + length] { length += 1 }
    return length < Self.shortest ? (0, 0) : (length, index - place)
  }

  private func hash(at index: Int) -> Int {
    let low = UInt32(input[index]) | UInt32(input[index + 1]) << 8
    let high = UInt32(input[index + 2]) | UInt32(input[index + 3]) << 8
    return Int(((low | high << 16) &* 0x9E37_79B1) >> 19)
  }

  private mutating func appendRun(_ length: Int, _ distance: Int) {
    let kind = Runs.lengths.lastIndex { $0 <= length } ?? 0
    appendSymbol(257 + kind)
    output.append(length - Runs.lengths[kind], Runs.lengthBits[kind])
    let far = Runs.distances.lastIndex { $0 <= distance } ?? 0
    appendCode(far, 5)
    output.append(distance - Runs.distances[far], Runs.distanceBits[far])
  }

  /// Appends a symbol of the fixed code of RFC 1951, section 3.2.6.
  private mutating func appendSymbol(_ symbol: Int) {
    switch symbol {
    case ..<144: appendCode(0x30 + symbol, 8)
    case ..<256: appendCode(0x190 + symbol - 144, 9)
    case ..<280: appendCode(symbol - 256, 7)
    default: appendCode(0xC0 + symbol - 280, 8)
    }
  }

  /// Appends a Huffman code, which is packed from its highest bit on.
  private mutating func appendCode(_ code: Int, _ length: Int) {
    output.append((0..<length).reduce(0) { $0 << 1 | code >> $1 & 1 }, length)
  }
}

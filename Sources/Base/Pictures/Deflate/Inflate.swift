/// Decompresses zlib data (RFC 1950 and 1951) in constant memory.
struct Inflate {
  typealias Take = (Span<UInt8>) throws(PictureError) -> Void

  private var reader: BitReader
  private var window = InflateWindow()
  private var literals = HuffmanCode()
  private var distances = HuffmanCode()

  /// - Parameters:
  ///   - bytes: The whole file.
  ///   - parts: The ranges of the data in it, in order.
  init(_ bytes: [UInt8], in parts: [Range<Int>]) { reader = BitReader(bytes, in: parts) }

  /// Decompresses all data and verifies the checksum.
  ///
  /// - Parameter take: Receives the bytes in order, in pieces of any length.
  /// - Throws: `PictureError` with an offset in the file, and the errors of `take`.
  mutating func run(_ take: Take) throws(PictureError) {
    try readHead()
    var isLast = false
    while !isLast {
      isLast = try reader.number(1) == 1
      try readBlock(take)
    }
    try window.handOver(take)
    reader.skipToByte()
    let place = reader.place
    var sum = 0
    for _ in 0..<4 { sum = sum << 8 | (try reader.number(8)) }
    guard sum == window.checksum.value else { throw .wrong(.checksum, at: place) }
  }

  /// Reads the header; only method 8 without a dictionary, and with a window of at most 32 KiB, is
  /// valid.
  private mutating func readHead() throws(PictureError) {
    let place = reader.place
    let method = try reader.number(8)
    let flags = try reader.number(8)
    let isKnown = method & 15 == 8 && method >> 4 <= 7 && flags & 32 == 0
    guard isKnown, (method << 8 | flags) % 31 == 0 else { throw .wrong(.compression, at: place) }
  }

  private mutating func readBlock(_ take: Take) throws(PictureError) {
    switch try reader.number(2) {
    case 0: try readStored(take)
    case 1:
      useFixedCodes()
      try readCoded(take)
    case 2:
      try readCodes()
      try readCoded(take)
    default: throw wrongBlock
    }
  }

  private var wrongBlock: PictureError { .wrong(.block, at: reader.place) }

  private mutating func readStored(_ take: Take) throws(PictureError) {
    reader.skipToByte()
    let length = try reader.number(16)
    guard try reader.number(16) == length ^ 0xFFFF else { throw wrongBlock }
    for _ in 0..<length {
      window.append(UInt8(truncatingIfNeeded: try reader.number(8)))
      if window.end >= InflateWindow.full { try window.flush(take) }
    }
  }

  private mutating func readCoded(_ take: Take) throws(PictureError) {
    while try !readSymbols() { try window.flush(take) }
  }

  /// Decodes symbols until the block ends or the window is full.
  ///
  /// - Returns: True if the block ended.
  private mutating func readSymbols() throws(PictureError) -> Bool {
    // Local copies stay in registers, because writes to the window cannot alias them.
    var (reader, end) = (reader, window.end)
    let (literals, distances) = (literals, distances)
    var bytes = window.bytes.mutableSpan
    var symbol = 0
    while end < InflateWindow.full {
      reader.refill()
      symbol = try literals.symbol(&reader)
      if symbol < 256 {
        bytes[end] = UInt8(truncatingIfNeeded: symbol)
        end += 1
      } else if symbol == 256 {
        break
      } else {
        let (length, distance) = try Self.readRun(symbol - 257, &reader, distances)
        guard distance <= end else { throw .wrong(.distance, at: reader.place) }
        bytes.repeat(length, from: distance, at: end)
        end += length
      }
    }
    (self.reader, window.end) = (reader, end)
    return symbol == 256
  }

  @inline(__always) private static func readRun(
    _ kind: Int, _ reader: inout BitReader, _ distances: HuffmanCode
  ) throws(PictureError) -> (length: Int, distance: Int) {
    guard kind < Runs.lengths.count else { throw .wrong(.code, at: reader.place) }
    let length = Runs.lengths[kind] + (try reader.number(Runs.lengthBits[kind]))
    reader.refill()
    let far = try distances.symbol(&reader)
    guard far < Runs.distances.count else { throw .wrong(.code, at: reader.place) }
    let distance = Runs.distances[far] + (try reader.number(Runs.distanceBits[far]))
    return (length, distance)
  }
}

extension Inflate {
  private mutating func useFixedCodes() {
    _ = literals.build(Runs.fixedLengths[...], mayBeIncomplete: false)
    _ = distances.build([UInt8](repeating: 5, count: 32)[...], mayBeIncomplete: false)
  }

  /// Reads the codes of a dynamic block, whose lengths are themselves coded.
  private mutating func readCodes() throws(PictureError) {
    let literalCount = try reader.number(5) + 257
    let distanceCount = try reader.number(5) + 1
    let codeCount = try reader.number(4) + 4
    guard literalCount <= 286, distanceCount <= 30 else { throw wrongBlock }
    var codeLengths = [UInt8](repeating: 0, count: 19)
    for index in 0..<codeCount { codeLengths[Runs.order[index]] = UInt8(try reader.number(3)) }
    guard distances.build(codeLengths[...], mayBeIncomplete: false) else { throw wrongBlock }
    let lengths = try readLengths(literalCount + distanceCount)
    guard lengths[256] > 0,
      literals.build(lengths[..<literalCount], mayBeIncomplete: true),
      distances.build(lengths[literalCount...], mayBeIncomplete: true)
    else { throw wrongBlock }
  }

  /// Reads code lengths with the code temporarily stored as the distance code.
  private mutating func readLengths(_ count: Int) throws(PictureError) -> [UInt8] {
    var lengths: [UInt8] = []
    lengths.reserveCapacity(count)
    while lengths.count < count {
      reader.refill()
      let symbol = try distances.symbol(&reader)
      if symbol < 16 {
        lengths.append(UInt8(symbol))
        continue
      }
      guard symbol > 16 || !lengths.isEmpty else { throw wrongBlock }
      let value = symbol == 16 ? lengths[lengths.count - 1] : 0
      let times = try readTimes(symbol)
      guard times <= count - lengths.count else { throw wrongBlock }
      for _ in 0..<times { lengths.append(value) }
    }
    return lengths
  }

  private mutating func readTimes(_ symbol: Int) throws(PictureError) -> Int {
    switch symbol {
    case 16: 3 + (try reader.number(2))
    case 17: 3 + (try reader.number(3))
    default: 11 + (try reader.number(7))
    }
  }
}

/// A canonical Huffman code: a lookup table for up to 10 bits, and counts for longer codes.
struct HuffmanCode {
  private static let tableBits = 10
  private static let longest = 15

  /// The symbol of each 10-bit prefix in the upper bits and its code's length in the lower four;
  /// zero if the code is longer or missing.
  private var table = [UInt16](repeating: 0, count: 1 << tableBits)
  /// The number of codes of each length.
  private var counts = [Int](repeating: 0, count: longest + 1)
  /// The symbols, ordered by code, shorter ones first.
  private var symbols: [UInt16] = []

  /// Replaces the code.
  ///
  /// - Parameters:
  ///   - lengths: The code length of each symbol; zero for one that does not occur.
  ///   - mayBeIncomplete: True to accept a code of one symbol or none.
  /// - Returns: False if no code has these lengths.
  mutating func build(_ lengths: ArraySlice<UInt8>, mayBeIncomplete: Bool) -> Bool {
    for length in 0...Self.longest { counts[length] = 0 }
    for length in lengths where length > 0 { counts[Int(length)] += 1 }
    var free = 1
    for length in 1...Self.longest {
      free = free * 2 - counts[length]
      if free < 0 { return false }
    }
    let used = counts.reduce(0, +)
    guard free == 0 || mayBeIncomplete && used <= 1 else { return false }
    sort(lengths, used)
    fillTable()
    return true
  }

  private mutating func sort(_ lengths: ArraySlice<UInt8>, _ used: Int) {
    var next = [Int](repeating: 0, count: Self.longest + 2)
    for length in 1...Self.longest { next[length + 1] = next[length] + counts[length] }
    symbols = [UInt16](repeating: 0, count: used)
    for (symbol, length) in lengths.enumerated() where length > 0 {
      symbols[next[Int(length)]] = UInt16(symbol)
      next[Int(length)] += 1
    }
  }

  private mutating func fillTable() {
    for index in table.indices { table[index] = 0 }
    var code = 0
    var index = 0
    for length in 1...Self.tableBits {
      code <<= 1
      for _ in 0..<counts[length] {
        let entry = symbols[index] << 4 | UInt16(length)
        var slot = Self.reversed(code, length)
        while slot < 1 << Self.tableBits {
          table[slot] = entry
          slot += 1 << length
        }
        code += 1
        index += 1
      }
    }
  }

  /// Returns the bits in reverse order, because codes are packed from their highest bit on.
  private static func reversed(_ code: Int, _ length: Int) -> Int {
    (0..<length).reduce(0) { $0 << 1 | code >> $1 & 1 }
  }

  /// Decodes a symbol.
  ///
  /// The reader must hold as many bits as the longest code, unless the data ends.
  @inline(__always) func symbol(_ reader: inout BitReader) throws(PictureError) -> Int {
    let entry = table[Int(truncatingIfNeeded: reader.bits & ((1 << UInt64(Self.tableBits)) - 1))]
    let length = Int(entry & 15)
    guard length > 0, length <= reader.count else { return try symbolByBits(&reader) }
    reader.skip(length)
    return Int(entry >> 4)
  }

  private func symbolByBits(_ reader: inout BitReader) throws(PictureError) -> Int {
    var code = 0
    var first = 0
    var index = 0
    for length in 1...Self.longest {
      code |= try reader.number(1)
      let place = code - first
      if place < counts[length] { return Int(symbols[index + place]) }
      index += counts[length]
      first = (first + counts[length]) << 1
      code <<= 1
    }
    throw .wrong(.code, at: reader.place)
  }
}

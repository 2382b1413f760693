/// The Huffman codes of a scan: four for DC coefficients, then four for AC coefficients.
///
/// Flat arrays, because a nested array would be retained and released for each symbol.
struct JPEGCodes {
  static let tableBits = 10
  static let longest = 16

  /// For each prefix, the bits of the code and of the value behind it in the upper byte, and the
  /// symbol in the lower; zero if the code is longer or missing.
  private(set) var entries = [UInt16](repeating: 0, count: 8 << tableBits)
  /// An upper bound of the codes of each length, left-aligned to 16 bits.
  private var limits = [Int](repeating: 0, count: 8 * (longest + 1))
  /// The difference between a code and the index of its symbol, by length.
  private var offsets = [Int](repeating: 0, count: 8 * (longest + 1))
  private var symbols = [UInt8](repeating: 0, count: 8 << 8)

  /// Replaces a table.
  ///
  /// - Parameters:
  ///   - table: The table, 0 to 7.
  ///   - counts: The number of codes of 1 to 16 bits.
  ///   - values: The symbols, one per code.
  /// - Returns: False if no code has these lengths.
  mutating func define(_ table: Int, _ counts: [Int], _ values: ArraySlice<UInt8>) -> Bool {
    guard values.count <= 256 else { return false }
    for index in 0..<(1 << Self.tableBits) { entries[table << Self.tableBits | index] = 0 }
    for (index, value) in values.enumerated() { symbols[table << 8 | index] = value }
    var code = 0
    var index = 0
    for length in 1...Self.longest {
      let row = table * (Self.longest + 1) + length
      offsets[row] = index - code
      for _ in 0..<counts[length - 1] {
        guard code < 1 << length else { return false }
        enter(table, code, length, symbols[table << 8 | index])
        code += 1
        index += 1
      }
      limits[row] = code << (Self.longest - length)
      code <<= 1
    }
    return true
  }

  private mutating func enter(_ table: Int, _ code: Int, _ length: Int, _ symbol: UInt8) {
    let free = Self.tableBits - length
    guard free >= 0 else { return }
    let entry = UInt16(length + Int(symbol & 15)) << 8 | UInt16(symbol)
    for index in (code << free)..<((code + 1) << free) {
      entries[table << Self.tableBits | index] = entry
    }
  }

  /// Returns the symbol of a code that is too long for the lookup table, and the code's length.
  ///
  /// - Parameters:
  ///   - table: The table, 0 to 7.
  ///   - bits: The next 16 bits.
  /// - Returns: Nil for an invalid code.
  func symbol(_ table: Int, longIn bits: Int) -> (symbol: Int, length: Int)? {
    for length in (Self.tableBits + 1)...Self.longest {
      let row = table * (Self.longest + 1) + length
      guard bits < limits[row] else { continue }
      let index = bits >> (Self.longest - length) + offsets[row]
      guard 0..<256 ~= index else { return nil }
      return (Int(symbols[table << 8 | index]), length)
    }
    return nil
  }
}

/// The Huffman codes of a scan: four for the mean of a block, then four for its other coefficients.
///
/// All of them lie in the same arrays, for an array of arrays would be counted at each symbol.
struct JPEGCodes {
  static let tableBits = 10
  static let longest = 16

  /// For each beginning of a code the bits of the code and of the number behind it, in the upper
  /// byte, and the symbol in the lower; zero where the code is longer, or there is none.
  private(set) var entries = [UInt16](repeating: 0, count: 8 << tableBits)
  /// Above the codes of each length, as numbers of 16 bits.
  private var limits = [Int](repeating: 0, count: 8 * (longest + 1))
  /// What a code of each length is away from the place of its symbol.
  private var offsets = [Int](repeating: 0, count: 8 * (longest + 1))
  private var symbols = [UInt8](repeating: 0, count: 8 << 8)

  /// Takes the place of a table.
  ///
  /// - Parameters:
  ///   - table: 0 to 7.
  ///   - counts: How many codes there are of 1 to 16 bits.
  ///   - values: Their symbols, of as many as there are codes.
  /// - Returns: False where no code has such lengths.
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

  /// A symbol whose code is longer than the table's, and the length of the code.
  ///
  /// - Parameters:
  ///   - table: 0 to 7.
  ///   - bits: The next 16.
  /// - Returns: Nil for a code that stands for nothing.
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

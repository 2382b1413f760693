/// The tables of RFC 1951, sections 3.2.5 to 3.2.7.
enum Runs {
  /// The smallest length of each length symbol.
  static let lengths = [
    3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131,
    163, 195, 227, 258,
  ]
  /// The number of extra bits of each length symbol.
  static let lengthBits = [
    0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0,
  ]
  /// The smallest distance of each distance symbol.
  static let distances = [
    1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769, 1_025, 1_537,
    2_049, 3_073, 4_097, 6_145, 8_193, 12_289, 16_385, 24_577,
  ]
  /// The number of extra bits of each distance symbol.
  static let distanceBits = [
    0, 0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10, 10, 11, 11, 12, 12, 13,
    13,
  ]
  /// The order in which the code lengths of the code length code are stored.
  static let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]

  /// The code lengths of blocks with fixed Huffman codes.
  static let fixedLengths: [UInt8] = (0..<288).map { symbol in
    switch symbol {
    case ..<144, 280...: 8
    case 144..<256: 9
    default: 7
    }
  }
}

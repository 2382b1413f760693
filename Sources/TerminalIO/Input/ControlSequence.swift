/// A control sequence as a terminal sends it, between `ESC [` and its last byte.
struct ControlSequence {
  /// One of `<`, `=`, `>` and `?` in front, or zero.
  private(set) var marker: UInt8 = 0
  /// A number left out is zero, and one that is too large the largest that is kept.
  private(set) var numbers: [Int] = []
  /// The byte before the last one if it is punctuation, or zero.
  private(set) var intermediate: UInt8 = 0
  let final: UInt8

  /// More than any terminal counts.
  private static let largest = 65_535

  init(_ bytes: [UInt8], final: UInt8) {
    self.final = final
    var isSubordinate = false
    for byte in bytes {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        if !isSubordinate { append(digit: Int(byte - UInt8(ascii: "0"))) }
      case UInt8(ascii: ";"):
        numbers = numbers.isEmpty ? [0, 0] : numbers + [0]
        isSubordinate = false
      case UInt8(ascii: ":"): isSubordinate = true
      case 0x3C...0x3F: marker = byte
      default: intermediate = byte
      }
    }
  }

  private mutating func append(digit: Int) {
    let number = numbers.popLast() ?? 0
    numbers.append(min(number * 10 + digit, Self.largest))
  }

  /// The number at a place, if it is there and not zero.
  func number(_ index: Int) -> Int? {
    index < numbers.count && numbers[index] > 0 ? numbers[index] : nil
  }

  /// Whether there is nothing but numbers before the last byte.
  var isPlain: Bool { marker == 0 && intermediate == 0 }
}

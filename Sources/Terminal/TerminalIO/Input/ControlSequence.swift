/// A control sequence as a terminal sends it, from the byte after `ESC [` on.
struct ControlSequence {
  /// One of `<`, `=`, `>` and `?` in front, or zero.
  private(set) var marker: UInt8 = 0
  /// The byte before the last one if it is punctuation, or zero.
  private(set) var intermediate: UInt8 = 0
  /// The byte that ends it, or zero while it goes on.
  private(set) var final: UInt8 = 0
  /// Whether what comes belongs to a number before it, and is left out.
  private var isSubordinate = false
  /// How many bytes have come.
  private(set) var length = 0
  /// How many numbers there are, kept or not.
  private(set) var count = 0
  /// A number left out is zero, and one that is too large the largest that is kept.
  private var numbers = InlineArray<3, Int>(repeating: 0)

  /// More than any terminal counts.
  private static let largest = 65_535
}

extension ControlSequence {
  /// Takes the next byte, from 0x20 to 0x7E.
  @inline(__always)
  mutating func take(_ byte: UInt8) {
    length += 1
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"):
      if !isSubordinate { take(digit: Int(byte - UInt8(ascii: "0"))) }
    case UInt8(ascii: ";"):
      count = max(1, count) + 1
      isSubordinate = false
    case UInt8(ascii: ":"): isSubordinate = true
    case 0x3C...0x3F: marker = byte
    case 0x40...: final = byte
    default: intermediate = byte
    }
  }

  private mutating func take(digit: Int) {
    if count == 0 { count = 1 }
    guard count <= numbers.count else { return }
    numbers[count - 1] = min(numbers[count - 1] * 10 + digit, Self.largest)
  }

  /// The number at a place, if it is there and not zero.
  func number(_ index: Int) -> Int? {
    let number = self[index]
    return number > 0 ? number : nil
  }

  /// The number at a place, or zero.
  subscript(index: Int) -> Int { index < numbers.count ? numbers[index] : 0 }

  /// Whether there is nothing but numbers before the last byte.
  var isPlain: Bool { marker == 0 && intermediate == 0 }
}

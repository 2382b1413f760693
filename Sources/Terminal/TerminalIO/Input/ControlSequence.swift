/// A control sequence from a terminal, from the byte after `ESC [` on.
struct ControlSequence {
  /// The private marker `<`, `=`, `>` or `?`, or zero.
  private(set) var marker: UInt8 = 0
  /// The intermediate byte before the final one, or zero.
  private(set) var intermediate: UInt8 = 0
  /// The final byte, or zero while the sequence is incomplete.
  private(set) var final: UInt8 = 0
  /// True while a subparameter is read, which is ignored.
  private var isSubordinate = false
  /// The number of bytes that have been read.
  private(set) var length = 0
  /// The number of parameters, stored or not.
  private(set) var count = 0
  /// The parameters; a missing one is zero, and too large a one is clamped.
  private var numbers = InlineArray<3, Int>(repeating: 0)

  /// The parameters after the first that are below 64.
  private(set) var attributes = Attributes()
  /// The parameter that is read.
  private var latest = 0

  /// A set of device attributes, which have small numbers.
  struct Attributes {
    private var bits: UInt64 = 0

    func contains(_ number: Int) -> Bool { bits >> UInt64(number) & 1 == 1 }

    mutating func insert(_ number: Int) {
      if 0..<64 ~= number { bits |= 1 << UInt64(number) }
    }
  }

  /// The largest parameter, which no terminal exceeds.
  private static let largest = 65_535
}

extension ControlSequence {
  /// Adds the next byte, from 0x20 to 0x7E.
  @inline(__always)
  mutating func take(_ byte: UInt8) {
    length += 1
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"):
      if !isSubordinate { take(digit: Int(byte - UInt8(ascii: "0"))) }
    case UInt8(ascii: ";"):
      noteAttribute()
      count = max(1, count) + 1
      isSubordinate = false
    case UInt8(ascii: ":"): isSubordinate = true
    case 0x3C...0x3F: marker = byte
    case 0x40...:
      noteAttribute()
      final = byte
    default: intermediate = byte
    }
  }

  private mutating func take(digit: Int) {
    if count == 0 { count = 1 }
    latest = min(latest * 10 + digit, Self.largest)
    guard count <= numbers.count else { return }
    numbers[count - 1] = min(numbers[count - 1] * 10 + digit, Self.largest)
  }

  private mutating func noteAttribute() {
    if count > 1 { attributes.insert(latest) }
    latest = 0
  }

  /// Returns a parameter, if it exists and is not zero.
  func number(_ index: Int) -> Int? {
    let number = self[index]
    return number > 0 ? number : nil
  }

  /// The parameter at an index, or zero.
  subscript(index: Int) -> Int { index < numbers.count ? numbers[index] : 0 }

  /// True if there are only parameters before the final byte.
  var isPlain: Bool { marker == 0 && intermediate == 0 }
}

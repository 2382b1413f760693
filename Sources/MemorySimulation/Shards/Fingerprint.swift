/// A number that tells two texts apart: FNV-1a with 64 bits, of Fowler, Noll and Vo, over UTF-8.
///
/// It guards against mistakes, not against anyone who wants two texts to look alike.
struct Fingerprint: Hashable, Sendable {
  let number: UInt64

  init(_ text: String) {
    number = text.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }

  /// Sixteen digits.
  var hexadecimal: String {
    let digits = String(number, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}

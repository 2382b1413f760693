/// A deterministic generator for tests: SplitMix64, from Steele, Lea and Flood, "Fast Splittable
/// Pseudorandom Number Generators", OOPSLA 2014.
public struct SeededNumbers: RandomNumberGenerator, Sendable {
  private var state: UInt64

  /// - Parameter seed: The seed, at least zero.
  public init(seed: some BinaryInteger) { state = UInt64(seed) }

  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    return Self.mix(state)
  }

  /// Returns the output of a state.
  public static func mix(_ state: UInt64) -> UInt64 {
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// Returns a random integer of a range.
  public mutating func whole(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &self)
  }

  /// Returns a random element.
  public mutating func one<Element>(of choices: [Element]) -> Element {
    choices[whole(0...choices.count - 1)]
  }

  /// Returns a random number of a range.
  public mutating func real(_ range: ClosedRange<Double>) -> Double {
    Double.random(in: range, using: &self)
  }
}

extension SeededNumbers {
  /// Returns bytes with one to four random changes, deletions, repetitions or insertions.
  public mutating func edited(_ bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    for _ in 0..<Int.random(in: 1...4, using: &self) {
      let place = Int.random(in: 0...bytes.count, using: &self)
      let byte = UInt8.random(in: 0...255, using: &self)
      switch Int.random(in: 0..<5, using: &self) {
      case 0 where place < bytes.count: bytes[place] = byte
      case 1 where place < bytes.count: bytes[place] ^= 1 << (byte % 8)
      case 2 where place < bytes.count: bytes.remove(at: place)
      case 3: bytes += bytes.suffix(place)
      default: bytes.insert(byte, at: place)
      }
    }
    return bytes
  }
}

/// Changes that happen to files, the same for the same seed.
struct Noise: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  // SplitMix64.
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var word = state
    word = (word ^ word >> 30) &* 0xBF58_476D_1CE4_E5B9
    word = (word ^ word >> 27) &* 0x94D0_49BB_1331_11EB
    return word ^ word >> 31
  }

  /// The bytes with one to four of them changed, left out, doubled or put in.
  mutating func edited(_ bytes: [UInt8]) -> [UInt8] {
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

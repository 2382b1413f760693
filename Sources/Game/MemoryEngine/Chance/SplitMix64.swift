/// The mixing function and the increment of SplitMix64.
///
/// Steele, Lea, Flood, "Fast Splittable Pseudorandom Number Generators", OOPSLA 2014, with the
/// constants of Stafford's Mix13 as in Vigna's reference code. Output k of base b is
/// `mix(b + k × gamma)`, so the outputs can be computed in any order.
@usableFromInline enum SplitMix64 {
  /// The odd integer nearest to 2^64 divided by the golden ratio.
  @usableFromInline static var gamma: UInt64 { 0x9E37_79B9_7F4A_7C15 }

  @inlinable static func mix(_ word: UInt64) -> UInt64 {
    var word = word
    word = (word ^ (word >> 30)) &* 0xBF58_476D_1CE4_E5B9
    word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
    return word ^ (word >> 31)
  }

  @inlinable static func output(_ counter: UInt64, of base: UInt64) -> UInt64 {
    mix(base &+ counter &* gamma)
  }
}

/// An open-addressing hash table of numbers without keys.
///
/// The caller stores the numbered values, and tests which number is the requested one.
struct NumberIndex {
  /// The numbers plus one, zero for empty; the capacity is a power of two, at most half used.
  private var slots: ContiguousArray<UInt32>
  private var count = 0

  init() {
    slots = ContiguousArray(repeating: 0, count: 32)
  }

  /// Returns the number with a hash for which a predicate is true.
  @inline(__always)
  func number(hash: UInt64, where isSought: (Int) -> Bool) -> Int? {
    var slot = place(of: hash)
    while slots[slot] != 0 {
      let number = Int(slots[slot]) - 1
      if isSought(number) { return number }
      slot = (slot + 1) & (slots.count - 1)
    }
    return nil
  }

  /// Inserts a new number below 2^32 - 1.
  mutating func insert(_ number: Int, hash: UInt64, hashOf: (Int) -> UInt64) {
    if (count + 1) * 2 > slots.count { grow(hashOf) }
    put(number, hash)
    count += 1
  }

  private mutating func grow(_ hashOf: (Int) -> UInt64) {
    let old = slots
    slots = ContiguousArray(repeating: 0, count: old.count * 2)
    for slot in old where slot != 0 { put(Int(slot) - 1, hashOf(Int(slot) - 1)) }
  }

  private mutating func put(_ number: Int, _ hash: UInt64) {
    var slot = place(of: hash)
    while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
    slots[slot] = UInt32(number) + 1
  }

  /// Returns the slot of a hash, from its high bits, which are the best distributed after
  /// multiplication.
  private func place(of hash: UInt64) -> Int {
    Int(truncatingIfNeeded: hash >> 32) & (slots.count - 1)
  }
}

/// Returns the positions of the conditions that do not hold, from 0 on.
///
/// All conditions are evaluated, in their order. In contrast to operands of `&&`, they may be
/// awaited. A failed expectation without `await` shows the positions.
public func unmet(_ conditions: Bool...) -> [Int] {
  conditions.indices.filter { !conditions[$0] }
}

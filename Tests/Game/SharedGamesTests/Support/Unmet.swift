/// Returns the positions of the conditions that do not hold, from 0 on.
///
/// All conditions are evaluated, in their order. In contrast to operands of `&&`, they may be
/// awaited, and a failure says which of them it was.
func unmet(_ conditions: Bool...) -> [Int] {
  conditions.indices.filter { !conditions[$0] }
}

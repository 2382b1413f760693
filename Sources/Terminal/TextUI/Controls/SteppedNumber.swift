/// The value of a stepper: an integer within a range.
struct SteppedNumber {
  let value: Binding<Int>
  let range: ClosedRange<Int>
  let step: Int

  func canChange(by change: Int) -> Bool { target(of: change) != value.wrappedValue }

  func change(by change: Int) {
    set(target(of: change))
  }

  private func target(of change: Int) -> Int {
    let (sum, isTooLarge) = value.wrappedValue.addingReportingOverflow(change)
    let wanted = isTooLarge ? (change > 0 ? .max : .min) : sum
    return max(range.lowerBound, min(wanted, range.upperBound))
  }

  private func set(_ number: Int) {
    if number != value.wrappedValue { value.wrappedValue = number }
  }

  /// Changes the number for a key press.
  func take(_ key: KeyPress) -> KeyResult {
    guard key.modifiers.isDisjoint(with: [.control, .alt]) else { return .ignored }
    switch key.key {
    case .left, .character("-"): change(by: -step)
    case .right, .character("+"), .character("="): change(by: step)
    case .home where range.lowerBound > .min: set(range.lowerBound)
    case .end where range.upperBound < .max: set(range.upperBound)
    default: return .ignored
    }
    return .handled
  }

  /// Changes the number for a turn of the wheel; upwards increases it.
  func turn(_ rows: Int) -> KeyResult {
    guard rows != 0 else { return .ignored }
    change(by: rows < 0 ? step : -step)
    return .handled
  }
}

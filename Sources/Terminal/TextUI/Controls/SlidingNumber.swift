/// The value of a slider: a number within a range.
struct SlidingNumber {
  var value: Binding<Double>
  let range: ClosedRange<Double>
  /// The distance between valid numbers; nil if any number is valid.
  let step: Double?

  init(value: Binding<Double>, range: ClosedRange<Double>, step: Double?) {
    self.value = value
    self.range = range
    self.step = step.flatMap { $0 > 0 ? $0 : nil }
  }

  /// The number limited to the range, as it is displayed.
  var current: Double { limited(value.wrappedValue) }

  /// Half the length of the range; the whole length could overflow to infinity.
  private var halfLength: Double { range.upperBound / 2 - range.lowerBound / 2 }

  /// The position of the number in the range, from 0 to 1.
  var fraction: Double {
    halfLength > 0 ? (current / 2 - range.lowerBound / 2) / halfLength : 0
  }

  /// Sets the number to a fraction of the range, rounded to the nearest step.
  func set(fraction: Double) {
    let part = max(0, min(fraction, 1))
    // Sets the upper end exactly, even if it is not a multiple of the step.
    let target =
      part >= 1 ? range.upperBound : range.lowerBound + 2 * (halfLength * part)
    set(part >= 1 ? target : snapped(target))
  }

  private func set(_ number: Double) {
    let target = limited(number)
    if target != value.wrappedValue { value.wrappedValue = target }
  }

  private func limited(_ number: Double) -> Double {
    number.isNaN ? range.lowerBound : max(range.lowerBound, min(number, range.upperBound))
  }

  private func snapped(_ number: Double) -> Double {
    guard let step else { return number }
    let steps = ((number - range.lowerBound) / step).rounded()
    return steps.isFinite ? range.lowerBound + steps * step : number
  }
}

extension SlidingNumber {
  /// Changes the number for a key press.
  func take(_ key: KeyPress) -> KeyResult {
    guard key.modifiers.isDisjoint(with: [.control, .alt]) else { return .ignored }
    switch key.key {
    case .left, .character("-"): move(by: -1)
    case .right, .character("+"), .character("="): move(by: 1)
    case .pageDown: turnPage(-1)
    case .pageUp: turnPage(1)
    case .home: set(range.lowerBound)
    case .end: set(range.upperBound)
    default: return .ignored
    }
    return .handled
  }

  /// Changes the number for a turn of the wheel; upwards increases it.
  func turn(_ rows: Int) -> KeyResult {
    guard rows != 0 else { return .ignored }
    move(by: rows < 0 ? 1 : -1)
    return .handled
  }

  private func move(by count: Double) {
    guard let step else { return set(fraction: fraction + count / 100) }
    // From the upper end, if it is not a multiple of the step, go down to the last multiple.
    let steps = (current - range.lowerBound) / step
    let next = count > 0 ? (steps + 1e-9).rounded(.down) + 1 : (steps - 1e-9).rounded(.up) - 1
    set(next.isFinite ? range.lowerBound + next * step : current)
  }

  /// Moves by a tenth of the range, or at least by one step.
  private func turnPage(_ sign: Double) {
    let before = current
    set(fraction: fraction + sign / 10)
    if current == before { move(by: sign) }
  }

  /// Returns the default text of a number.
  func text(_ number: Double) -> String {
    step == nil ? "\(Int((fraction(of: number) * 100).rounded())) %" : number.inHundredths
  }

  private func fraction(of number: Double) -> Double {
    SlidingNumber(value: .constant(number), range: range, step: nil).fraction
  }
}

extension Double {
  /// The number rounded to hundredths, such as `12`, `0.5` or `-3.25`, unless it is 1e15 or more.
  fileprivate var inHundredths: String {
    guard magnitude < 1e15 else { return "\(self)" }
    let hundredths = Int((self * 100).rounded())
    let (whole, rest) = hundredths.magnitude.quotientAndRemainder(dividingBy: 100)
    let sign = hundredths < 0 ? "-" : ""
    if rest == 0 { return "\(sign)\(whole)" }
    return "\(sign)\(whole).\(rest % 10 == 0 ? "\(rest / 10)" : rest < 10 ? "0\(rest)" : "\(rest)")"
  }
}

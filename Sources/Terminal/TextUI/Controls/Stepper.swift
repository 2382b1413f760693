/// A control for an integer, drawn as `Pairs - 12 +`.
///
/// A click on `-` or `+` changes the number, and with focus so do the arrows ← and →, `+`, `-`,
/// Home, End and the wheel. At an end of the range the sign without effect is hidden; if disabled
/// both are. With focus the number is reversed.
public struct Stepper: Primitive {
  private let title: String
  private let number: SteppedNumber
  private let format: (Int) -> String

  /// Creates a stepper.
  ///
  /// - Parameters:
  ///   - title: The text before the number; may be empty.
  ///   - value: The number. If it is outside the range, the first step moves it into the range.
  ///   - range: The valid numbers.
  ///   - step: The amount of a step; less than one counts as one. The last step may be smaller.
  ///   - format: A closure that returns the text for a number.
  public init(
    _ title: String, value: Binding<Int>, in range: ClosedRange<Int> = .min ... .max,
    step: Int = 1, format: @escaping (Int) -> String = { "\($0)" }
  ) {
    self.title = title
    number = SteppedNumber(value: value, range: range, step: max(1, step))
    self.format = format
  }

  public func resolve(_ resolver: inout Resolver) {
    let value = resolver.editable(number.value)
    Stepper(title, value: value, in: number.range, step: number.step, format: format)
      .resolveNumber(&resolver)
  }

  private func resolveNumber(_ resolver: inout Resolver) {
    let words = AccessibilityText(label: title, value: format(number.value.wrappedValue))
    var control = Control(words: words, onKey: number.take)
    let (focus, identity) = (resolver.focus, resolver.identity.child(1))
    control.responders = [
      .wheel { [number] _, rows in
        focus.current == identity ? number.turn(rows) : .ignored
      }
    ]
    let width = width(resolver)
    resolver.control(control) { inner in look(inner.values, width).resolve(&inner) }
  }

  /// Returns the width of the number: enough for both ends, so that nothing moves on a change.
  private func width(_ resolver: Resolver) -> Int {
    let ends = [number.range.lowerBound, number.range.upperBound]
    let width = ends.map { resolver.cells(of: format($0)).width }.max() ?? 0
    let own = resolver.cells(of: format(number.value.wrappedValue)).width
    return width > Self.widestKept ? own : max(own, width)
  }

  private static let widestKept = 12

  private func look(_ values: EnvironmentValues, _ width: Int) -> some View {
    HStack {
      if !title.isEmpty { Text(title).lineLimit(1) }
      HStack(spacing: 0) {
        sign("-", -number.step, values)
        Text(format(number.value.wrappedValue)).bold(values.isEnabled)
          .frame(width: width, alignment: .trailing)
        sign("+", number.step, values)
      }.fixedSize().reverse(values.isFocused)
    }.dim(!values.isEnabled)
  }

  /// Returns a sign with a space on both sides, so that it is easy to hit.
  private func sign(_ sign: String, _ change: Int, _ values: EnvironmentValues) -> some View {
    let canChange = values.isEnabled && number.canChange(by: change)
    return Text(canChange ? " \(sign) " : "   ")
      .onTapGesture { number.change(by: change) }
  }
}

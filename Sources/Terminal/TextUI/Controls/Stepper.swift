/// `Pairs - 12 +`: a whole number, changed by clicks on its signs, the arrows ← and →, `+` and
/// `-`, Home and End, and by the wheel while it has focus.
///
/// At an end of its range the sign that leads nowhere is gone; disabled both are. With focus it is
/// reversed.
public struct Stepper: Primitive {
  private let title: String
  private let number: SteppedNumber
  private let format: (Int) -> String

  /// Makes a stepper.
  ///
  /// - Parameters:
  ///   - title: What is written before it; may be empty.
  ///   - value: The number. One outside of the range is shown, and gets into it with the first step.
  ///   - range: The numbers to choose from.
  ///   - step: How much a step changes; below one counts as one. The last step may be smaller.
  ///   - format: How a number is written.
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

  /// Columns for the number: as many as the longest needs, so that nothing moves when it changes.
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

  /// A sign with room round it, so that it is easily hit.
  private func sign(_ sign: String, _ change: Int, _ values: EnvironmentValues) -> some View {
    let canChange = values.isEnabled && number.canChange(by: change)
    return Text(canChange ? " \(sign) " : "   ")
      .onTapGesture { number.change(by: change) }
  }
}

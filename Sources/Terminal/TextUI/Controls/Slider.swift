/// A control for a number within a range, drawn as `Volume ━━━━○─────  40 %`.
///
/// A press or drag on the track changes the number, and with focus so do the arrows ← and →, Home,
/// End, Page Up, Page Down and the wheel. The track fills the width; in ASCII it is `====o-----`.
public struct Slider: Primitive {
  private let title: String
  private let number: SlidingNumber
  private let format: (Double) -> String

  /// Creates a slider.
  ///
  /// - Parameters:
  ///   - title: The text before the track; may be empty.
  ///   - value: The number. If it is outside the range, the nearest end is shown, for NaN the lower
  ///     one; it is written only when the user changes it.
  ///   - range: The valid numbers; if both ends are equal there is no choice.
  ///   - step: The distance between valid numbers, counted from the lower end; the last step may be
  ///     smaller. If nil or not positive, any number is valid, and keys move by a hundredth of the
  ///     range. Page keys move by a tenth of the range.
  ///   - format: A closure that returns the text for a number; nil shows the percentage of the
  ///     range, or with a step the number itself, rounded to hundredths.
  /// - Precondition: The ends of the range are finite.
  public init<Number: BinaryFloatingPoint>(
    _ title: String = "", value: Binding<Number>, in range: ClosedRange<Number> = 0...1,
    step: Number? = nil, format: ((Number) -> String)? = nil
  ) {
    precondition(
      range.lowerBound.isFinite && range.upperBound.isFinite, "The range \(range) has no end")
    let number = SlidingNumber(
      value: Binding(get: { Double(value.wrappedValue) }, set: { value.wrappedValue = Number($0) }),
      range: Double(range.lowerBound)...Double(range.upperBound), step: step.map { Double($0) })
    self.title = title
    self.number = number
    self.format = format.map { format in { format(Number($0)) } } ?? number.text
  }

  private init(_ title: String, _ number: SlidingNumber, _ format: @escaping (Double) -> String) {
    (self.title, self.number, self.format) = (title, number, format)
  }

  public func resolve(_ resolver: inout Resolver) {
    var edited = number
    edited.value = resolver.editable(number.value)
    Slider(title, edited, format).resolveNumber(&resolver)
  }

  private func resolveNumber(_ resolver: inout Resolver) {
    let shown = format(number.current)
    let words = AccessibilityText(label: title, value: shown)
    var control = Control(words: words, onKey: number.take)
    let (focus, identity) = (resolver.focus, resolver.identity.child(1))
    control.responders = [
      .wheel { [number] _, rows in
        focus.current == identity ? number.turn(rows) : .ignored
      }
    ]
    let width = width(of: shown, resolver)
    resolver.control(control) { inner in look(shown, width, inner.values).resolve(&inner) }
  }

  /// Returns the width of the number: enough for both ends, so that the track does not move.
  private func width(of shown: String, _ resolver: Resolver) -> Int {
    let texts = [shown, format(number.range.lowerBound), format(number.range.upperBound)]
    return texts.map { resolver.cells(of: $0).width }.max() ?? 0
  }

  private func look(_ shown: String, _ width: Int, _ values: EnvironmentValues) -> some View {
    HStack {
      if !title.isEmpty { Text(title).lineLimit(1).layoutPriority(1) }
      SliderTrack(number: number)
      Text(shown).lineLimit(1)
        .frame(minWidth: 0, idealWidth: width, maxWidth: width, alignment: .trailing)
        .layoutPriority(2)
    }
    .bold(values.isFocused)
    .dim(!values.isEnabled)
  }
}

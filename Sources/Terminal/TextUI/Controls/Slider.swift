/// `Volume ━━━━○─────  40 %`: a number in a range, changed by a press or drag on its track, the arrows
/// ← and →, Home and End, Page Up and Page Down, and by the wheel while it has focus.
///
/// The track takes the width there is. In ASCII it is `====o-----`.
public struct Slider: Primitive {
  private let title: String
  private let number: SlidingNumber
  private let format: (Double) -> String

  /// Makes a slider.
  ///
  /// - Parameters:
  ///   - title: What is written before it; may be empty.
  ///   - value: The number. One outside of the range counts as the nearest end, what is no number as
  ///     the lower; it stays as it is until a hand changes it.
  ///   - range: The numbers to choose from; if both ends are the same there is no choice.
  ///   - step: What lies between neighbouring numbers, counted from the lower end; the last step may
  ///     be smaller. Nil, or what is not above zero, for any number: then keys move by a hundredth of
  ///     the range. Page keys move by a tenth of it.
  ///   - format: How a number is written; nil for its part of the range in per cent, or with a step
  ///     the number itself, rounded to hundredths.
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

  /// Columns for the number: as many as the ends need, so that the track does not move.
  private func width(of shown: String, _ resolver: Resolver) -> Int {
    let texts = [shown, format(number.range.lowerBound), format(number.range.upperBound)]
    return texts.map { resolver.cells(of: $0).width }.max() ?? 0
  }

  private func look(_ shown: String, _ width: Int, _ values: EnvironmentValues) -> some View {
    HStack {
      if !title.isEmpty { Text(title).lineLimit(1).layoutPriority(1) }
      SliderTrack(number: number)
      Text(shown).lineLimit(1).frame(width: width, alignment: .trailing).layoutPriority(2)
    }
    .bold(values.isFocused)
    .dim(!values.isEnabled)
  }
}

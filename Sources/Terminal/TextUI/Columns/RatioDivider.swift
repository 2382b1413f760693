/// The movable divider between two parts of a split.
struct RatioDivider: View {
  let axis: Axis
  let ratio: Binding<Double>
  /// The frame of the split.
  let place: Remembered<Rect>
  /// The ratio at the start of the current drag.
  @State private var ratioBefore: Double?

  var body: some View {
    RatioLine()
      .gesture(drag)
      .focusable()
      .onKeyPress { press in
        guard press.modifiers.isEmpty, let step = axis.step(of: press.key) else { return .ignored }
        return move(by: step) ? .handled : .ignored
      }
  }
}

extension RatioDivider {
  /// A drag that moves the divider; Esc restores the ratio.
  private var drag: DragGesture {
    DragGesture().onChanged { value in
      ratioBefore = ratioBefore ?? ratio.wrappedValue
      set(value.location[axis] - place.value.origin[axis])
    }.onEnded { _ in
      ratioBefore = nil
    }.onEscape {
      if let ratioBefore { ratio.wrappedValue = ratioBefore }
    }
  }

  /// The ratio limited to 0 through 1; NaN counts as 0.
  var current: Double {
    let ratio = ratio.wrappedValue
    return ratio.isNaN ? 0 : max(0, min(ratio, 1))
  }

  /// The cells shared by both parts.
  private var length: Int {
    max(0, place.value.size[axis] - 1)
  }

  private func move(by step: Int) -> Bool {
    let before = RatioShares.lengths(of: length, weights: [current, 1 - current])[0]
    guard (0...length).contains(before + step) else { return false }
    set(before + step)
    return true
  }

  private func set(_ cells: Int) {
    guard length > 0 else { return }
    ratio.wrappedValue = Double(max(0, min(cells, length))) / Double(length)
  }
}

extension Axis {
  /// Returns the step of an arrow key along the axis, -1 or 1; nil for other keys.
  fileprivate func step(of key: Key) -> Int? {
    switch (self, key) {
    case (.horizontal, .left), (.vertical, .up): -1
    case (.horizontal, .right), (.vertical, .down): 1
    default: nil
    }
  }
}

private struct RatioLine: View {
  @Environment(\.isFocused) private var isFocused

  var body: some View {
    Divider().bold(isFocused).reverse(isFocused)
  }
}

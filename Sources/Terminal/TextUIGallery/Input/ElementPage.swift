import TextUI

struct ElementPage: View {
  @State private var loudness = 8

  var body: some View {
    VStack(spacing: 1) {
      Text("Loudness").bold()
      LoudnessLabel(loudness: loudness)
        .focusable()
        .wrapped(in: Scale(value: $loudness))
    }
    .defaultFocus()
  }
}

/// The number beside the scale; it shows if the scale has focus.
private struct LoudnessLabel: View {
  @Environment(\.isFocused) private var isFocused
  let loudness: Int

  var body: some View {
    Text("\(loudness)").frame(width: 2, alignment: .trailing).reverse(isFocused)
  }
}

/// The numbers from 0 to 20 with a view behind them; handles presses on a number and the keys of
/// that view.
private struct Scale: Element {
  private static let last = 20
  let value: Binding<Int>
  private var ink = Ink(style: 0)

  init(value: Binding<Int>) {
    self.value = value
  }

  func animated(in resolver: borrowing Resolver) -> Scale {
    var scale = self
    scale.ink = resolver.ink
    return scale
  }

  func sizeThatFits(_ proposal: Proposal, _ children: Subviews) -> Size {
    let label = children.first?.sizeThatFits(.unspecified) ?? .zero
    return Size(width: Self.last + 2 + label.width, height: max(1, label.height))
  }

  func place(in rect: Rect, _ children: Subviews, _ context: PlacementContext) {
    children.first?.place(in: rect.inset(by: EdgeInsets(leading: Self.last + 2)))
  }

  func draw(in rect: Rect, on painter: inout Painter) {
    let (full, empty): (UInt32, UInt32) = painter.isUnicode ? (0x2588, 0x2591) : (0x23, 0x2D)
    let scale = Rect(x: rect.x, y: rect.y, width: Self.last + 1, height: 1)
    painter.fill(scale, with: Cell(grapheme: empty), in: ink)
    painter.fill(
      Rect(x: rect.x, y: rect.y, width: value.wrappedValue + 1, height: 1),
      with: Cell(grapheme: full), in: ink)
    painter.respond(in: rect, with: .key(take))
    painter.respond(in: scale, with: .press(follow))
  }

  private func take(_ press: KeyPress) -> KeyResult {
    guard press.modifiers.isEmpty, let step = GridStep(press.key) else { return .ignored }
    switch step {
    case .left: return set(value.wrappedValue - 1)
    case .right: return set(value.wrappedValue + 1)
    case .first: return set(0)
    case .last: return set(Self.last)
    default: return .ignored
    }
  }

  private func follow(_ press: Press) {
    if press.button == .left { _ = set(press.localLocation.x) }
  }

  private func set(_ number: Int) -> KeyResult {
    value.wrappedValue = max(0, min(number, Self.last))
    return .handled
  }
}

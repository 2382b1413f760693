/// A choice of a picker with its signs, which responds to clicks.
@MainActor struct PickerOption {
  let view: ResolvedSubview
  /// True if the option can be selected; a header among stacked choices cannot, and has no sign.
  let isChoice: Bool
  let isSelected: Bool
  let isAnySelected: Bool
  let style: PickerStyle
  let choose: () -> Void

  func resolve(_ resolver: inout Resolver) {
    let hasSigns = isChoice || style != .inline
    let signs =
      hasSigns
      ? style.signs(isTaken: isSelected, isUnicode: resolver.values.isUnicode)
      : (before: "", after: "")
    let values = resolver.values
    // Focus must be visible even if no choice is selected.
    let isMarked = values.isFocused && (isSelected || !isAnySelected)
    let responder = values.isEnabled ? Responder.tap(choose) : nil
    resolver.container(PickerOptionElement(responder: responder)) { inner in
      inner.stack(StackLayout(horizontal: .center, spacing: 0), .horizontal) { inner in
        inner.scope(1) { Text(signs.before).fixedSize().accessibilityHidden().resolve(&$0) }
        view.resolve(&inner)
        inner.scope(2) { Text(signs.after).fixedSize().accessibilityHidden().resolve(&$0) }
      }
      if isMarked { inner.leaf(ReverseElement()) }
    }
  }
}

private struct PickerOptionElement: Element {
  let responder: Responder?

  func draw(in rect: Rect, on painter: inout Painter) {
    if let responder { painter.respond(in: rect, with: responder) }
  }
}

/// Reverses the colours of the cells drawn in its frame.
struct ReverseElement: Element {
  func draw(in rect: Rect, on painter: inout Painter) {
    painter.change(rect) { style, _ in style.attributes.formSymmetricDifference(.reverse) }
  }
}

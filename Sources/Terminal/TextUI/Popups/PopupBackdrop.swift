/// Fades or conceals the views behind a popup.
struct PopupBackdrop: Element {
  let dim: PopupDim

  func sizeThatFits(_ proposal: Proposal, _ children: Subviews) -> Size {
    proposal.replacingUnspecified(by: .zero)
  }

  func draw(in rect: Rect, on painter: inout Painter) {
    painter.takeHits(in: rect)
    if dim.conceals { painter.fill(rect, with: .terminal) }
    guard !dim.conceals, dim.fraction > 0 else { return }
    painter.change(rect) { style, scheme in style.fade(by: dim.fraction, scheme) }
  }
}

extension PopupBackdrop {
  /// Creates a backdrop that fades with the popup's entrance, or conceals throughout.
  ///
  /// Fading is rounded to sixteenths, because each step adds new styles to the cell table.
  init(dim: PopupDim, part: Double) {
    let steps = (dim.fraction * max(0, min(part, 1)) * 16).rounded()
    self.init(dim: dim.conceals ? dim : .fade(steps / 16))
  }
}

extension Style {
  /// Mixes the colours with the terminal's background.
  fileprivate mutating func fade(by fraction: Double, _ scheme: ColorScheme) {
    background = background.mixed(
      with: .terminal, fraction: fraction, scheme: scheme, role: .background)
    foreground = foreground.mixed(
      with: background.asForeground(scheme: scheme), fraction: fraction, scheme: scheme,
      role: .foreground)
  }
}

/// Fades what lies behind a popup.
struct PopupBackdrop: Element {
  /// 0 leaves it as it is, 1 leaves nothing to be seen.
  let dim: Double

  func sizeThatFits(_ proposal: Proposal, _ children: Subviews) -> Size {
    proposal.replacingUnspecified(by: .zero)
  }

  func draw(in rect: Rect, on painter: inout Painter) {
    painter.takeHits(in: rect)
    guard dim > 0 else { return }
    painter.change(rect) { style, scheme in style.fade(by: dim, scheme) }
  }
}

extension PopupBackdrop {
  /// Dims as far as a popup is there.
  ///
  /// In steps of a sixteenth: each step gives every style of the picture a new number.
  init(dim: Double, part: Double) {
    let steps = (max(0, min(dim.isNaN ? 0 : dim, 1)) * max(0, min(part, 1)) * 16).rounded()
    self.init(dim: steps / 16)
  }
}

extension Style {
  /// Takes the colours nearer to the terminal's background.
  fileprivate mutating func fade(by fraction: Double, _ scheme: ColorScheme) {
    background = background.mixed(
      with: .terminal, fraction: fraction, scheme: scheme, role: .background)
    foreground = foreground.mixed(
      with: background.asForeground(scheme: scheme), fraction: fraction, scheme: scheme,
      role: .foreground)
  }
}

import TextUICore

/// The palette of a terminal while its answers arrive, and the colours that are chosen from it.
struct PaletteAnswers {
  /// The time for which colours are collected while other answers are outstanding.
  static let patience = Duration.milliseconds(200)

  private var depth: ColorDepth
  private var palette: TerminalPalette
  /// The palette for which colours were chosen; nil if they are shown as they are.
  private var applied: TerminalPalette?
  /// True if something is known or assumed, so that colours can be chosen.
  private var isKnown: Bool
  private var askedAt: Duration
  private var isAwaited: Bool

  /// Begins without answers; until then colours are shown as they are, if answers are expected.
  init(
    _ capabilities: Capabilities, at depth: ColorDepth, chosen: ColorScheme?, askedAt: Duration
  ) {
    self.depth = depth
    self.askedAt = askedAt
    isAwaited = capabilities.questions.contains(.palette)
    let scheme = chosen ?? capabilities.colorScheme
    isKnown = scheme != nil || capabilities.isConsole
    palette = TerminalPalette(
      ground: .scheme(scheme ?? .dark), assumed: capabilities.isConsole ? .console : .any)
    if isAwaited && scheme == nil { palette.ground = .unknown }
    palette.chosen = chosen
  }

  /// Records a colour.
  mutating func note(_ place: PaletteColor, _ color: Color) {
    palette[place] = color
    isKnown = true
  }

  /// Returns the colour in which a background appears, as far as it is known.
  func rgb(ofBackground color: Color) -> Color {
    palette.appearances(of: color, as: .background).first ?? color.opaque
  }

  /// Records that the queries were sent again.
  mutating func ask(at now: Duration) {
    (isAwaited, askedAt) = (depth != .none, now)
  }

  /// Chooses among more colours from now on.
  mutating func deepen(to depth: ColorDepth) {
    self.depth = depth
    applied = nil
  }

  /// Records that no more answers follow.
  mutating func end() {
    guard isAwaited else { return }
    (isAwaited, isKnown) = (false, true)
  }

  /// Returns the colours to show from now on; nil if they are unchanged, or incomplete.
  mutating func takeChange(at now: Duration) -> ReadableColors? {
    guard isKnown, palette != applied, depth != .none else { return nil }
    if isAwaited && palette.isReported && now - askedAt < Self.patience { return nil }
    applied = palette
    return ReadableColors(palette, at: depth)
  }
}

import TextUICore

/// The palette of a terminal while its answers arrive, and the colours that are chosen from it.
struct PaletteAnswers {
  /// The time for which colours are collected while other answers are outstanding.
  static let patience = Duration.milliseconds(200)

  private var depth: ColorDepth
  /// The scheme that the person has chosen.
  private let chosen: ColorScheme?
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
    self.chosen = chosen
    self.askedAt = askedAt
    isAwaited = capabilities.questions.contains(.palette)
    let scheme = chosen ?? capabilities.colorScheme
    isKnown = scheme != nil || capabilities.isConsole
    palette = TerminalPalette(
      ground: .scheme(scheme ?? .dark), assumed: capabilities.isConsole ? .console : .any)
    if isAwaited && scheme == nil { palette.ground = .unknown }
  }

  /// Records a colour; the terminal's own ones do not count against a chosen scheme.
  mutating func note(_ place: PaletteColor, _ color: Color) {
    palette[place] = color
    isKnown = true
    guard let chosen, palette[.background].map({ $0.scheme != chosen }) == true else { return }
    palette[.background] = nil
    palette[.foreground] = nil
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

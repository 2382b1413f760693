import TextUICore

/// A choice of colours in which text is readable with the palette of a terminal.
///
/// Colours with a name, and the terminal's own, are replaced by the nearest colour of sufficient
/// contrast. RGB colours are shown as they are where the terminal has them, because they are parts
/// of pictures and shapes, or fade.
struct ReadableColors {
  let palette: TerminalPalette
  let depth: ColorDepth
  private let candidates: InkCandidates

  init(_ palette: TerminalPalette, at depth: ColorDepth) {
    self.palette = palette
    self.depth = depth
    candidates = InkCandidates(palette, at: depth)
  }

  /// Returns a style as the terminal should show it.
  func shown(_ style: Style) -> Style {
    var shown = style
    shown.foreground = nearest(to: style.foreground)
    shown.background = nearest(to: style.background)
    guard depth != .none, dependsOnPalette(style) else { return shown }
    return style.attributes.contains(.dim)
      ? faded(shown) : readable(shown, atLeast: need(of: style))
  }

  /// True if the terminal's palette decides how the text looks.
  private func dependsOnPalette(_ style: Style) -> Bool {
    if style.foreground == style.background && style.foreground != .terminal { return false }
    return depth == .ansi16 || !style.foreground.isExact || style.attributes.contains(.dim)
      || isOnOtherGround(style)
  }

  /// True if a colour was chosen for another background than the terminal's, on which it is drawn.
  private func isOnOtherGround(_ style: Style) -> Bool {
    palette.isOverridden && style.background == .terminal && !style.foreground.isPicture
  }

  private func nearest(to color: Color) -> Color {
    guard depth == .ansi16, color.isExact, palette.isReported else {
      return color.nearest(at: depth)
    }
    return candidates.nearestName(to: PerceivedColor(color))
  }

  /// Returns the contrast that a style needs: at most that of its colours, which may fade.
  private func need(of style: Style) -> Double {
    let usual = palette.scheme == nil ? Contrast.secondary : Contrast.text
    guard style.foreground.isExact || style.background.isExact else { return usual }
    let scheme = palette.chosen ?? palette.scheme ?? .dark
    let ink = PerceivedColor(style.foreground.rgb(scheme: scheme, role: .foreground))
    let ground = PerceivedColor(style.background.rgb(scheme: scheme, role: .background))
    return min(usual, Contrast.between(ink, ground))
  }

  /// Returns a style with the nearest foreground that has a contrast, plain if no bold one has it;
  /// otherwise with the most readable one, such as in a palette of one colour.
  private func readable(_ style: Style, atLeast need: Double) -> Style {
    let grounds = grounds(of: style)
    let isBold = style.attributes.contains(.bold)
    if contrast(of: style) >= need { return style }
    let sought = PerceivedColor(first(style.foreground, .foreground))
    if let ink = candidates.nearest(to: sought, on: grounds, isBold: isBold, atLeast: need) {
      return style.with(ink)
    }
    let plain = style.removing(.bold)
    if contrast(of: plain) >= need { return plain }
    let ink = candidates.nearest(to: sought, on: grounds, isBold: false, atLeast: need)
    return plain.with(ink ?? candidates.clearest(on: grounds))
  }

  /// Returns the least contrast of a style; that of the terminal's own colours is sufficient,
  /// because the person has chosen them.
  private func contrast(of style: Style) -> Double {
    if style.foreground == .terminal && style.background == .terminal { return Contrast.largest }
    let isBold = style.attributes.contains(.bold)
    let inks = palette.appearances(of: style.foreground, as: .foreground, isBold: isBold)
    return Contrast.least(of: inks.map { PerceivedColor($0) }, on: grounds(of: style).colors)
  }

  private func grounds(of style: Style) -> InkCandidates.Grounds {
    let colors = palette.appearances(of: style.background, as: .background)
    return .init(colors: colors.map { PerceivedColor($0) }, isOwn: style.background == .terminal)
  }

  private func first(_ color: Color, _ role: Color.Role) -> Color {
    palette.appearances(of: color, as: role).first ?? color
  }
}

// Dim text, which terminals draw at any strength, and some not at all.
extension ReadableColors {
  private func faded(_ style: Style) -> Style {
    let plain = style.removing(.dim)
    if depth == .ansi16 { return dimmed(readable(plain, atLeast: Contrast.secondary)) }
    if palette.scheme == nil, style.background == .terminal { return greyed(plain) }
    let mixed = mixed(plain, fraction: 0.4)
    if style.foreground.isExact && depth == .trueColor { return plain.with(mixed) }
    let ink = Palette.nearest(to: mixed, in: Palette.indexed)
    return readable(plain.with(ink), atLeast: Contrast.secondary)
  }

  /// Returns dim text if the terminal's dimming leaves enough contrast.
  private func dimmed(_ style: Style) -> Style {
    // The Linux console draws all dim text in its dark grey.
    guard palette.scheme != nil, palette.assumed != .console else { return style }
    let half = PerceivedColor(mixed(style, fraction: 0.5))
    let contrast = Contrast.least(of: [half], on: grounds(of: style).colors)
    return contrast >= Contrast.secondary ? style.adding(.dim) : style
  }

  /// Returns text in the grey that is as readable on black as on white; other colours stay.
  private func greyed(_ style: Style) -> Style {
    let readable = readable(style, atLeast: Contrast.secondary)
    return readable.foreground == .terminal ? readable.with(Color(index: 243)) : readable
  }

  private func mixed(_ style: Style, fraction: Double) -> Color {
    first(style.foreground, .foreground).mixed(
      with: first(style.background, .background), fraction: fraction, scheme: .dark,
      role: .foreground)
  }
}

extension Color {
  /// True if the colour is the number of a picture in placeholders.
  fileprivate var isPicture: Bool {
    guard case .rgb(let red, let green, let blue) = kind else { return false }
    let id = Int(red) << 16 | Int(green) << 8 | Int(blue)
    return 0..<TerminalPicture.limit ~= id - TerminalPicture.id(of: 0)
  }

  /// True if the colour does not depend on the terminal's palette.
  fileprivate var isExact: Bool {
    switch kind {
    case .indexed, .rgb: true
    case .terminal, .named: false
    }
  }
}

extension Style {
  fileprivate func with(_ foreground: Color) -> Style {
    var style = self
    style.foreground = foreground
    return style
  }

  fileprivate func adding(_ attributes: Attributes) -> Style {
    var style = self
    style.attributes.formUnion(attributes)
    return style
  }

  fileprivate func removing(_ attributes: Attributes) -> Style {
    var style = self
    style.attributes.subtract(attributes)
    return style
  }
}

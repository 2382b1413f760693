import TestSupport
import Testing
import TextUI

@testable import TerminalIO

/// Laws of the contrast with the palettes of known terminals.
@Suite struct ReadableColorsTests {
  private static let depths: [ColorDepth] = [.ansi16, .palette256]
  private static let names = [Color.terminal] + (0...15).map { Color(index: UInt8($0)) }

  /// Returns all styles of a text in named colours on named backgrounds.
  private static func styles(_ attributes: Style.Attributes) -> [Style] {
    names.flatMap { ink in
      names.filter { $0 != ink || ink == .terminal }.map {
        Style(foreground: ink, background: $0, attributes: attributes)
      }
    }
  }

  /// Returns the contrast of a style on a terminal that may or may not brighten bold text.
  private func contrast(_ style: Style, in known: KnownPalette, brightens: Bool) -> Double {
    func seen(_ color: Color, _ own: Int, isBold: Bool) -> PerceivedColor {
      switch color.kind {
      case .terminal: PerceivedColor(Color(hex: own))
      case .named(let index):
        PerceivedColor(Color(hex: known.names[Int(index) + (isBold && index < 8 ? 8 : 0)]))
      case .indexed, .rgb: PerceivedColor(color)
      }
    }
    let isBold = brightens && style.attributes.contains(.bold)
    return Contrast.between(
      seen(style.foreground, known.foreground, isBold: isBold),
      seen(style.background, known.background, isBold: false))
  }

  @Test(
    "text in named colours is readable, however bold text is drawn",
    arguments: KnownPalette.all, depths)
  func text(known: KnownPalette, depth: ColorDepth) {
    let colors = ReadableColors(known.palette, at: depth)
    // A background between black and white may allow less.
    let most = Dictionary(
      uniqueKeysWithValues: Self.names.map { ground in
        let styles = Self.names.map { Style(foreground: $0, background: ground) }
        let contrasts = styles.map { contrast($0, in: known, brightens: false) }
        return (ground, contrasts.max() ?? 21)
      })
    for style in (Self.styles([]) + Self.styles(.bold)).sampled(every: 5) {
      let shown = colors.shown(style)
      if shown.foreground == .terminal && shown.background == .terminal { continue }
      let need = min(4.5, most[style.background, default: 21] - 0.001)
      for brightens in [false, true] {
        let contrast = contrast(shown, in: known, brightens: brightens)
        #expect(contrast >= need, "\(style) as \(shown)")
      }
    }
  }

  @Test("secondary text has a contrast of three", arguments: KnownPalette.all, depths)
  func secondary(known: KnownPalette, depth: ColorDepth) {
    let colors = ReadableColors(known.palette, at: depth)
    for ink in Self.names {
      let shown = colors.shown(Style(foreground: ink, attributes: .dim))
      var plain = shown
      plain.attributes.subtract(.dim)
      let isHalf = plain != shown
      let whole = contrast(plain, in: known, brightens: false)
      // Half of a mixture in sRGB has less than half of the contrast.
      #expect(whole >= (isHalf ? 5 : 3), "\(ink) as \(shown)")
      #expect(depth == .ansi16 || !isHalf)
    }
  }

  @Test("colours that are readable stay as they are", arguments: KnownPalette.all)
  func unchanged(known: KnownPalette) {
    let colors = ReadableColors(known.palette, at: .palette256)
    for style in Self.styles([]).sampled(every: 5)
    where contrast(style, in: known, brightens: false) >= 4.5 {
      #expect(colors.shown(style) == style)
    }
    #expect(colors.shown(.plain) == .plain)
  }

  @Test("pictures and shapes of RGB colours, and text that fades, stay as they are")
  func exact() throws {
    let known = try #require(KnownPalette.all.first)
    let colors = ReadableColors(known.palette, at: .trueColor)
    let white = Color(red: 255, green: 255, blue: 255)
    for style in [Style(foreground: white), Style(foreground: white, background: .yellow)] {
      #expect(colors.shown(style) == style)
    }
    let same = Style(foreground: .yellow, background: .yellow)
    let faint = Style(foreground: Color(red: 240, green: 240, blue: 240), background: white)
    #expect(
      (colors.shown(same), ReadableColors(known.palette, at: .ansi16).shown(faint).foreground) == (
        same, .white
      ))
  }

  @Test("on an unknown background colours hold on black and on white", arguments: depths)
  func unknown(depth: ColorDepth) {
    let colors = ReadableColors(TerminalPalette(ground: .unknown), at: depth)
    for ink in Self.names {
      for attributes in [[], .bold, .dim] as [Style.Attributes] {
        let shown = colors.shown(Style(foreground: ink, attributes: attributes))
        guard shown.foreground != .terminal else { continue }
        for known in KnownPalette.all.prefix(6) {
          let contrast = contrast(shown, in: known, brightens: attributes == .bold)
          #expect(contrast >= 3, "\(ink) as \(shown) in \(known.testDescription)")
        }
      }
    }
  }

  @Test("a palette of one colour changes nothing for the worse, and does not crash")
  func oneColor() {
    for color in [0x000000, 0x808080, 0xFFFFFF] {
      let known = KnownPalette("", color, on: color, Array(repeating: color, count: 16))
      for depth in Self.depths {
        let colors = ReadableColors(known.palette, at: depth)
        for style in (Self.styles(.bold) + Self.styles(.dim)).sampled(every: 5) {
          let shown = colors.shown(style)
          #expect(depth == .ansi16 || shown.foreground == .terminal || shown != style)
        }
      }
    }
  }

  @Test(
    "a scheme chosen against the terminal's background leaves text and rings readable on it",
    arguments: [(ColorScheme.dark, 0xFFFFFF, 0), (.light, 0, 0xFFFFFF)],
    [ColorDepth.palette256, .trueColor])
  func otherGround(chosen: (scheme: ColorScheme, ground: Int, ink: Int), depth: ColorDepth) {
    var palette = TerminalPalette()
    palette.chosen = chosen.scheme
    palette[.background] = Color(hex: chosen.ground)
    palette[.foreground] = Color(hex: chosen.ink)
    for index in 0..<16 { palette[.named(UInt8(index))] = Color(index: UInt8(index)).opaque }
    let colors = ReadableColors(palette, at: depth)
    let ring = Color(hex: chosen.scheme == .dark ? 0xFFFFFF : 0)
    for (ink, least) in [(Color.cyan, 4.5), (.yellow, 4.5), (ring, 4.5)] {
      let shown = colors.shown(Style(foreground: ink))
      let seen = palette.appearances(of: shown.foreground, as: .foreground)
      let contrast = Contrast.least(
        of: seen.map { PerceivedColor($0) }, on: [PerceivedColor(Color(hex: chosen.ground))])
      #expect(contrast >= least, "\(ink) became \(shown.foreground)")
    }
    let onCard = Style(foreground: ring, background: Color(hex: 0x204060))
    let id = TerminalPicture.id(of: 3)
    let placeholder = Style(foreground: Color(hex: id))
    #expect(
      colors.shown(onCard).foreground == ring.nearest(at: depth)
        && (depth < .trueColor || colors.shown(placeholder) == placeholder))
  }

  @Test("without colours there are none, and the Linux console draws dim text like other text")
  func none() {
    let colors = ReadableColors(TerminalPalette(), at: .none)
    let shown = colors.shown(Style(foreground: .red, background: .blue, attributes: [.bold, .dim]))
    let palette = TerminalPalette(assumed: .console)
    let console = ReadableColors(palette, at: .ansi16)
    #expect(
      (
        shown, console.shown(Style(attributes: .dim)),
        console.shown(Style(foreground: .blue)).foreground
      ) == (Style(attributes: [.bold, .dim]), .plain, .cyan))
  }
}

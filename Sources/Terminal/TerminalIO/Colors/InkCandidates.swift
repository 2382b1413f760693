import TextUICore

/// The colours of text that a terminal offers, with their appearances.
struct InkCandidates {
  private struct Candidate {
    let color: Color
    let plain: [PerceivedColor]
    let bold: [PerceivedColor]
  }

  /// The possible colours of a background.
  struct Grounds {
    let colors: [PerceivedColor]
    /// True if the background is the terminal's own, on which its own text is readable.
    let isOwn: Bool
  }

  private let candidates: [Candidate]

  /// Collects the colours; those of xterm's palette only if the terminal has 256, and names only if
  /// it has no others or has reported them.
  init(_ palette: TerminalPalette, at depth: ColorDepth) {
    let hasNames = depth == .ansi16 || palette[.named(0)] != nil
    let colors = [.terminal] + (hasNames ? (0...15).map { Color(index: $0) } : [])
    let named = colors.map { color in
      func seen(isBold: Bool) -> [PerceivedColor] {
        palette.appearances(of: color, as: .foreground, isBold: isBold).map { PerceivedColor($0) }
      }
      return Candidate(color: color, plain: seen(isBold: false), bold: seen(isBold: true))
    }
    let indexed = depth > .ansi16 ? Palette.indexed : []
    candidates = named + indexed.map { Candidate(color: $0, plain: [$1], bold: [$1]) }
  }

  /// Returns the nearest colour that has a contrast on all backgrounds; nil if none has it.
  func nearest(
    to sought: PerceivedColor, on grounds: Grounds, isBold: Bool, atLeast need: Double
  ) -> Color? {
    var (best, least): (Color?, Double) = (nil, .infinity)
    for candidate in candidates {
      let distance = candidate.plain[0].difference(to: sought)
      guard distance < least, contrast(of: candidate, grounds, isBold) >= need else { continue }
      (best, least) = (candidate.color, distance)
    }
    return best
  }

  /// Returns the most readable colour.
  func clearest(on grounds: Grounds) -> Color {
    var (best, most) = (Color.terminal, 0.0)
    for candidate in candidates {
      let contrast = contrast(of: candidate, grounds, false)
      if contrast > most { (best, most) = (candidate.color, contrast) }
    }
    return best
  }

  /// Returns the named colour whose appearance is nearest.
  func nearestName(to sought: PerceivedColor) -> Color {
    let names = candidates.dropFirst().prefix(16)
    let nearest = names.min {
      $0.plain[0].difference(to: sought) < $1.plain[0].difference(to: sought)
    }
    return nearest?.color ?? .terminal
  }

  private func contrast(of candidate: Candidate, _ grounds: Grounds, _ isBold: Bool) -> Double {
    if candidate.color == .terminal && grounds.isOwn { return Contrast.largest }
    return Contrast.least(of: isBold ? candidate.bold : candidate.plain, on: grounds.colors)
  }
}

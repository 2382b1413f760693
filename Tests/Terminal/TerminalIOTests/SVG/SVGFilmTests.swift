import TerminalIO
import TestSupport
import Testing
import TextUI

@Suite("Films as animated SVG")
struct SVGFilmTests {
  private static let size = Size(width: 9, height: 3)

  private func buffer(_ text: String, _ style: Style = .plain) -> CellBuffer {
    var buffer = CellBuffer(size: Self.size)
    buffer.write(text, at: Point(x: 1, y: 1), style: style)
    return buffer
  }

  @Test("each frame shows exactly what a still picture of its buffer shows, dark and light")
  func showsEveryFrame() {
    for seed in 0..<12 {
      var source = RandomCellBuffer(seed: seed, size: Self.size)
      var film = SVGFilm(size: Self.size)
      var buffers: [CellBuffer] = []
      for number in 0..<6 {
        let next = source.next(after: buffers.last)
        if let last = buffers.last, last == next { continue }
        buffers.append(next)
        film.show(dark: next, light: next, at: .seconds(number))
      }
      let svg = film.encode(until: .seconds(6), title: "")
      for scheme in [ColorScheme.dark, .light] {
        let played = PlayedSVG(svg, in: scheme)
        let stills = buffers.map {
          PlayedSVG(SVGEncoder(scheme: scheme).encode($0, title: ""), in: scheme).moments
        }
        #expect(played.moments == stills.flatMap(\.self), "seed \(seed), \(scheme)")
      }
    }
  }

  @Test(
    "frames that differ between the schemes show both, and only the cells that change are drawn")
  func showsBothSchemes() throws {
    let (dark, light) = (buffer("a▄", Style(foreground: .red)), buffer("▀bc"))
    var film = SVGFilm(size: Self.size)
    film.show(dark: light, light: dark, at: .zero)
    film.show(dark: dark, light: light, at: .seconds(1))
    let svg = film.encode(until: .seconds(2), title: "")
    for (scheme, buffer) in [(ColorScheme.dark, dark), (.light, light)] {
      let still = SVGEncoder(scheme: scheme).encode(buffer, title: "")
      #expect(
        PlayedSVG(svg, in: scheme).moments.last == PlayedSVG(still, in: scheme).moments.last)
    }

    var drawn = SVGFilm(size: Self.size)
    drawn.show(dark: buffer("turn 1"), light: buffer("turn 1"), at: .zero)
    drawn.show(dark: buffer("turn 2"), light: buffer("turn 2"), at: .seconds(1))
    let picture = drawn.encode(until: .seconds(2), title: "")
    let last = try #require(picture.split(separator: #"<g class="f""#).last)
    #expect(
      last.matches(of: /<text/).count == 1 && last.contains(">2</text>")
        && last.contains("M112 48h16v32h-16z"))
  }

  @Test("a frame starts at its share of the film, and one without a change is left out")
  func startsOnTime() {
    var film = SVGFilm(size: Self.size)
    for (time, text) in [(0, "a"), (250, "b"), (300, "b"), (999, "c"), (2_000, "d")] {
      film.show(dark: buffer(text), light: buffer(text), at: .milliseconds(time))
    }
    let svg = film.encode(until: .seconds(3), title: "")
    #expect(
      PlayedSVG(svg, in: .dark).starts == [0, 8_333, 33_300, 66_666]
        && svg.contains(".f{animation:3000ms step-end infinite}")
        && svg.contains("prefers-reduced-motion:reduce"))
  }

  @Test("the file is well-formed, with any text, and has no script and no other addresses")
  func isWellFormed() {
    for seed in 20..<40 {
      var source = RandomCellBuffer(seed: seed, size: Self.size)
      var film = SVGFilm(size: Self.size)
      for number in 0..<4 {
        film.show(dark: source.next(), light: source.next(), at: .seconds(number))
      }
      let svg = film.encode(until: .seconds(4), title: #"<"A" & b>"#)
      #expect(
        svg.contains("<title>&lt;\"A\" &amp; b&gt;</title>") && openTags(of: svg) == []
          && !svg.contains("<script"))
    }
  }

  /// Returns the tags that are open at the end, or that do not match.
  private func openTags(of svg: String) -> [String] {
    svg.matches(of: /<(\/?)([a-z]+)(?: [-a-zA-Z:]+="[^"<]*")*(\/?)>/).reduce(into: []) {
      open, tag in
      if tag.1.isEmpty {
        if tag.3.isEmpty { open.append(String(tag.2)) }
      } else if open.last == String(tag.2) {
        open.removeLast()
      } else {
        open.append("/\(tag.2)")
      }
    } + (svg.count { $0 == "<" } == svg.matches(of: /<\/?[a-z]+[^<>]*>/).count ? [] : ["<"])
  }

  @Test("frames of other sizes, or before the previous one, are refused")
  func refusesFrames() async {
    await #expect(processExitsWith: .failure) {
      var film = SVGFilm(size: Size(width: 2, height: 2))
      let other = CellBuffer(size: Size(width: 3, height: 2))
      film.show(dark: other, light: other, at: .zero)
    }
    await #expect(processExitsWith: .failure) {
      var film = SVGFilm(size: Size(width: 2, height: 2))
      let buffer = CellBuffer(size: Size(width: 2, height: 2))
      film.show(dark: buffer, light: buffer, at: .seconds(2))
      film.show(dark: buffer, light: buffer, at: .seconds(1))
    }
  }
}

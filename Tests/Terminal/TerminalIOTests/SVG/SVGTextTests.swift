import TerminalIO
import TestSupport
import Testing
import TextUI

@Suite("SVG: files and text")
struct SVGTextTests {
  private func buffer(_ text: String, width: Int, style: Style = .plain) -> CellBuffer {
    var buffer = CellBuffer(size: Size(width: width, height: 1))
    buffer.write(text, at: .zero, style: style)
    return buffer
  }

  /// Returns the text elements without their common attributes.
  private func texts(_ svg: String) -> [String] {
    svg.split(separator: "\n").filter { $0.hasPrefix("<text") }
      .map { String($0).replacing(#" lengthAdjust="spacingAndGlyphs""#, with: "") }
  }

  @Test(
    "a picture is this text, cells have their aspect ratio, and a buffer without cells is empty")
  func spells() {
    var picture = buffer("a b▄🐶", width: 7, style: Style(background: .white))
    picture.write("!", at: Point(x: 6, y: 0), style: Style(attributes: [.bold, .italic, .dim]))

    #expect(
      SVGEncoder().encode(picture, title: "dog & <friends>") == """
        <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 144 64" width="90" height="40" \
        role="img">
        <title>dog &amp; &lt;friends&gt;</title>
        <rect width="144" height="64" rx="16" fill="#000000"/>
        <g shape-rendering="crispEdges">
        <path fill="#e5e5e5" d="M16 16h96v32h-96z"/>
        <path fill="#e5e5e5" d="M64 32h16v16h-16z"/>
        </g>
        <g fill="#e5e5e5" font-size="26" \
        font-family="ui-monospace,SFMono-Regular,Menlo,Consolas,'DejaVu Sans Mono',monospace,\
        'Apple Color Emoji','Segoe UI Emoji','Noto Color Emoji'">
        <text x="16" y="41" textLength="48" lengthAdjust="spacingAndGlyphs">a b</text>
        <text x="96" y="41" text-anchor="middle">🐶</text>
        <text x="112" y="41" textLength="16" lengthAdjust="spacingAndGlyphs" font-weight="bold" \
        font-style="italic" fill-opacity=".6">!</text>
        </g>
        </svg>

        """)

    let heights = [0.5, 1, 0.4, 0, .nan, -.infinity, .infinity].map { aspect in
      PaintedSVG(SVGEncoder(cellAspect: aspect).encode(buffer("x", width: 1), title: "")).height
        - 32
    }
    let svg = SVGEncoder().encode(CellBuffer(size: .zero), title: "nothing")
    #expect(
      heights == [32, 16, 40, 64, 32, 64, 16] && svg.contains(#"viewBox="0 0 32 32""#)
        && !svg.contains("<path") && !svg.contains("<text"))
  }

  @Test("a link is a link of the picture, separate from adjacent text")
  func links() throws {
    var picture = buffer("a bc", width: 4)
    var style = Style.plain
    style.link = picture.table.number(of: try #require(LinkAddress("https://a.b/?c&d=\"<e>")))
    picture.write("b", at: Point(x: 2, y: 0), style: style)
    let svg = SVGEncoder().encode(picture, title: "")
    let link = #"<a href="https://a.b/?c&amp;d=%22%3Ce%3E"><text x="48""#
    #expect(
      (
        svg.split(separator: "\n").count { $0.hasPrefix(link) && $0.hasSuffix("</a>") },
        texts(svg).count
      ) == (1, 2))
  }

  @Test("letters of one style are one text, and wide clusters are centred and separate")
  func joinsLetters() {
    var picture = buffer("one two  three", width: 20)
    picture.write("two", at: Point(x: 4, y: 0), style: Style(background: .blue))
    picture.write("!", at: Point(x: 14, y: 0), style: Style(foreground: .red))
    #expect(
      texts(SVGEncoder().encode(picture, title: "")) == [
        #"<text x="16" y="41" textLength="112">one two</text>"#,
        #"<text x="160" y="41" textLength="80">three</text>"#,
        ##"<text x="240" y="41" textLength="16" fill="#cd0000">!</text>"##,
      ])
    #expect(
      texts(SVGEncoder().encode(buffer("a👩‍🚀b⏎c", width: 6), title: "")) == [
        #"<text x="16" y="41" textLength="16">a</text>"#,
        #"<text x="48" y="41" text-anchor="middle">👩‍🚀</text>"#,
        #"<text x="64" y="41" textLength="16">b</text>"#,
        #"<text x="88" y="41" text-anchor="middle">⏎</text>"#,
        #"<text x="96" y="41" textLength="16">c</text>"#,
      ])
  }

  @Test("underlines include spaces inside a text, and reversed text swaps its two colours")
  func rules() {
    let lined = Style(attributes: [.underline, .strikethrough])
    let painted = PaintedSVG(SVGEncoder().encode(buffer("a  b", width: 5, style: lined), title: ""))
    for row in [32, 33, 44, 45] {
      #expect(
        painted.colors[row][16..<80].allSatisfy { $0 == "#e5e5e5" }
          && painted.colors[row][80...].allSatisfy { $0 == "#000000" })
    }
    #expect(painted.colors[34][20] == "#000000")

    for (scheme, front, back) in [
      (ColorScheme.dark, "e5e5e5", "000000"), (.light, "000000", "ffffff"),
    ] {
      let reversed = buffer("x", width: 1, style: Style(attributes: .reverse))
      let svg = SVGEncoder(scheme: scheme).encode(reversed, title: "")
      #expect(
        svg.contains(##"<path fill="#\##(front)" d="M16 16h16v32h-16z"/>"##)
          && texts(svg)[0].contains(##"fill="#\##(back)""##))
    }
  }

  @Test("colours are reduced to the terminal's depth, and without colours there are no attributes")
  func limitsColors() {
    let style = Style(
      foreground: Color(red: 250, green: 9, blue: 9), background: .blue, attributes: [.bold])
    let picture = buffer("x", width: 1, style: style)
    let fills = [ColorDepth.trueColor, .palette256, .ansi16, .none].map { depth in
      texts(SVGEncoder(depth: depth).encode(picture, title: ""))[0]
        .replacing(#"<text x="16" y="41" textLength="16""#, with: "")
    }
    #expect(
      fills == [
        ##" fill="#fa0909" font-weight="bold">x</text>"##,
        ##" fill="#ff0000" font-weight="bold">x</text>"##,
        ##" fill="#ff0000" font-weight="bold">x</text>"##, ">x</text>",
      ] && !SVGEncoder(depth: .none).encode(picture, title: "").contains("<path"))
  }

  @Test("without Unicode look-alikes are used, and no curve or block is drawn")
  func staysASCII() {
    let svg = SVGEncoder(isUnicode: false).encode(buffer("╭é🐶", width: 4), title: "")
    #expect(
      svg.utf8.allSatisfy { $0 < 0x80 } && !svg.contains("<path")
        && texts(svg)[0].hasSuffix(">+e</text>"))
  }

  @Test("a picture of any text is well-formed and contains no control character")
  func escapes() {
    for seed in 0..<200 {
      var random = RandomCellBuffer(seed: seed, size: Size(width: 20, height: 3))
      let title = RandomCellBuffer.texts[seed % RandomCellBuffer.texts.count]
      let svg = SVGEncoder().encode(random.next(), title: "<\(title)&")
      let tags = svg.replacing(/>[^<]*</, with: "><").replacing(/<[^<>]*>/, with: "")
      #expect(tags == "\n", "seed \(seed)")
      let parts = svg.utf8.split(separator: UInt8(ascii: "&"), omittingEmptySubsequences: false)
      #expect(
        svg.unicodeScalars.allSatisfy { $0 == "\n" || $0.properties.generalCategory != .control }
          && parts.dropFirst().allSatisfy { part in
            ["amp;", "lt;", "gt;"].contains { part.starts(with: $0.utf8) }
          })
    }
  }
}

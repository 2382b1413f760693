import Testing

@testable import MemorySimulation

@Suite("SVG text")
struct SVGTests {
  @Test("a picture is this text, escaped, and characters that XML forbids are replaced")
  func spells() {
    var svg = SVG(width: 20, height: 10, title: "a & b")
    svg.line(from: SVG.Point(x: 1, y: 2.5), to: SVG.Point(x: 3, y: 4), [("stroke", "#000")])
    svg.rectangle(from: SVG.Point(x: 9, y: 8), to: SVG.Point(x: 7, y: 9), [])
    svg.shape("polyline", [SVG.Point(x: 0, y: 0), SVG.Point(x: 1.234, y: 5)], [("fill", "none")])
    svg.label("<hi>", at: SVG.Point(x: 5, y: 6), turned: -90)

    #expect(
      svg.text == """
        <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 10" width="20" height="10" \
        role="img" font-family="sans-serif">
        <title>a &amp; b</title>
        <rect width="20" height="10" fill="#ffffff"/>
        <line x1="1" y1="2.5" x2="3" y2="4" stroke="#000"/>
        <rect x="7" y="8" width="2" height="1"/>
        <polyline points="0,0 1.23,5" fill="none"/>
        <text x="5" y="6" font-size="12" text-anchor="start" fill="#333333" \
        transform="rotate(-90 5 6)">&lt;hi&gt;</text>
        </svg>

        """)

    let hostile = "\"/><script>alert('1')</script>&amp;\u{0}\u{1B}\u{85}\u{FFFF}]]>"
    let text = SVG(width: 1, height: 1, title: hostile).text

    #expect(
      text.contains(
        "<title>&quot;/&gt;&lt;script&gt;alert('1')&lt;/script&gt;&amp;amp;"
          + "\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}]]&gt;</title>"))
  }

  @Test(
    "numbers are rounded to hundredths, without zeros at the end",
    arguments: [
      (0.0, "0"), (-0.001, "0"), (1.005, "1"), (2.5, "2.5"), (-2.25, "-2.25"), (0.07, "0.07"),
      (99.999, "100"), (-0.1, "-0.1"), (1e6, "1000000"),
    ])
  func spellsNumbers(number: Double, text: String) {
    #expect(SVG.number(number) == text)
  }
}

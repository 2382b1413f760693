import Axes
import XMLText

/// An SVG picture as text, made of a few kinds of elements.
///
/// It contains no script and no external references. Text is escaped, and numbers are rounded to
/// hundredths, so that the output is byte-identical on every machine.
struct SVG {
  private let width: Int
  private let height: Int
  private var elements: [String] = []

  /// - Parameters:
  ///   - width: The width in pixels.
  ///   - height: The height in pixels.
  ///   - title: The title for screen readers.
  ///   - paper: The background color.
  init(width: Int, height: Int, title: String, paper: String = "#ffffff") {
    self.width = width
    self.height = height
    elements.append("<title>\(title.escapedForXMLAttribute)</title>")
    add("rect", [("width", "\(width)"), ("height", "\(height)"), ("fill", paper)])
  }

  var text: String { text(at: 0) }

  /// Returns the text of the picture, `top` pixels below the top of the picture that contains it.
  private func text(at top: Int) -> String {
    let place = top > 0 ? #"y="\#(top)" "# : ""
    let head =
      #"<svg xmlns="http://www.w3.org/2000/svg" \#(place)viewBox="0 0 \#(width) \#(height)" "#
      + #"width="\#(width)" height="\#(height)" role="img" font-family="sans-serif">"#
    return ([head] + elements + ["</svg>", ""]).joined(separator: "\n")
  }

  /// Returns a picture that shows several pictures, one below the other.
  static func stack(_ pictures: [SVG]) -> SVG {
    if pictures.count == 1 { return pictures[0] }
    var stack = SVG(
      width: pictures.map(\.width).max() ?? 0, height: pictures.reduce(0) { $0 + $1.height })
    for (number, picture) in pictures.enumerated() {
      let top = pictures[..<number].reduce(0) { $0 + $1.height }
      stack.elements.append(String(picture.text(at: top).dropLast()))
    }
    return stack
  }

  private init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  /// - Parameters:
  ///   - name: The name of the element.
  ///   - attributes: The attributes, in order.
  ///   - content: The text within the element.
  mutating func add(_ name: String, _ attributes: [(String, String)], content: String? = nil) {
    let words = attributes.map { #" \#($0.0)="\#($0.1.escapedForXMLAttribute)""# }.joined()
    let end = content.map { ">\($0.escapedForXMLAttribute)</\(name)>" } ?? "/>"
    elements.append("<\(name)\(words)\(end)")
  }

  mutating func line(from start: Point, to end: Point, _ look: [(String, String)]) {
    let ends = [("x1", start.x), ("y1", start.y), ("x2", end.x), ("y2", end.y)]
    add("line", ends.map { ($0, Self.number($1)) } + look)
  }

  mutating func rectangle(from start: Point, to end: Point, _ look: [(String, String)]) {
    let sides = [
      ("x", min(start.x, end.x)), ("y", min(start.y, end.y)),
      ("width", abs(end.x - start.x)), ("height", abs(end.y - start.y)),
    ]
    add("rect", sides.map { ($0, Self.number($1)) } + look)
  }

  /// Adds a polygon or, if it is not filled, a polyline.
  mutating func shape(_ name: String, _ points: [Point], _ look: [(String, String)]) {
    let places = points.map { "\(Self.number($0.x)),\(Self.number($0.y))" }
    add(name, [("points", places.joined(separator: " "))] + look)
  }

  mutating func label(
    _ text: String, at place: Point, size: Int = 12, anchor: String = "start",
    color: String = "#333333", turned degrees: Int? = nil
  ) {
    let (x, y) = (Self.number(place.x), Self.number(place.y))
    let turn = degrees.map { [("transform", "rotate(\($0) \(x) \(y))")] } ?? []
    let look = [("font-size", "\(size)"), ("text-anchor", anchor), ("fill", color)]
    add("text", [("x", x), ("y", y)] + look + turn, content: text)
  }

  struct Point {
    let x: Double
    let y: Double
  }
}

extension SVG {
  /// Returns a number rounded to hundredths, without trailing zeros.
  static func number(_ value: Double) -> String {
    let hundredths = Int((value * 100).rounded())
    let (whole, rest) = hundredths.magnitude.quotientAndRemainder(dividingBy: 100)
    let digits =
      rest == 0 ? "" : rest % 10 == 0 ? ".\(rest / 10)" : rest < 10 ? ".0\(rest)" : ".\(rest)"
    return "\(hundredths < 0 ? "-" : "")\(whole)\(digits)"
  }
}

extension Double {
  /// The number with three decimals.
  public var inThousandths: String { fixedPoint(places: 3) }
}

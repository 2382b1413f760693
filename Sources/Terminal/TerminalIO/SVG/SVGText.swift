import TextUICore

/// The text of a picture, with an element for each run of one style.
struct SVGText {
  private let grid: SVGGrid
  private var runs: [Run] = []
  /// True if the last run can be extended.
  private var isOpen = false

  private struct Run {
    var text: String
    var columns: Int
    let place: Point
    let ink: SVGInk
    /// True if the run is fitted to its columns, as letters are; others are centred in theirs.
    let isFitted: Bool
  }

  init(grid: SVGGrid) {
    self.grid = grid
  }

  /// Adds the text of a cell that is not blank.
  mutating func add(_ sign: String, of width: Int, at place: Point, in ink: SVGInk) {
    let isLetter = width == 1 && sign.unicodeScalars.allSatisfy { $0.value < 0x250 }
    if isOpen, isLetter, let last = runs.last, last.ink.looksLike(ink), last.place.y == place.y {
      let gap = place.x - last.place.x - last.columns
      if 0...1 ~= gap {
        runs[runs.count - 1].text += (gap > 0 ? " " : "") + sign
        runs[runs.count - 1].columns += gap + width
        return
      }
    }
    runs.append(Run(text: sign, columns: width, place: place, ink: ink, isFitted: isLetter))
    isOpen = isLetter
  }

  /// Ends a run, because the next cell is not adjacent.
  mutating func finishRun() { isOpen = false }

  /// - Parameter plain: The default style.
  /// - Returns: A group, or nothing if there is no text.
  func elements(inkedLike plain: SVGInk) -> [String] {
    guard !runs.isEmpty else { return [] }
    let head = """
      <g fill="\(plain.foreground.text)" font-size="\(grid.fontSize)" \
      font-family="ui-monospace,SFMono-Regular,Menlo,Consolas,'DejaVu Sans Mono',monospace,\
      'Apple Color Emoji','Segoe UI Emoji','Noto Color Emoji'">
      """
    return [head] + runs.map { element($0, plain) } + ["</g>"]
  }

  private func element(_ run: Run, _ plain: SVGInk) -> String {
    let origin = grid.origin(of: run.place)
    let width = run.columns * grid.cellWidth
    let x = origin.x + (run.isFitted ? 0 : width / 2)
    let fit =
      run.isFitted
      ? #" textLength="\#(width)" lengthAdjust="spacingAndGlyphs""# : #" text-anchor="middle""#
    let text = Self.escaped(run.text)
    let start = #"<text x="\#(x)" y="\#(origin.y + grid.baseline)""#
    let element = start + fit + run.ink.look(beside: plain) + ">\(text)</text>"
    return run.ink.link.map { #"<a href="\#(Self.escaped($0))">\#(element)</a>"# } ?? element
  }

  /// Returns text as XML, without control characters.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\u{0}"..<" ", "\u{7F}"..."\u{9F}", "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

extension SVGInk {
  /// Returns true if letters look alike; backgrounds are drawn separately.
  fileprivate func looksLike(_ other: SVGInk) -> Bool {
    foreground == other.foreground && letterAttributes == other.letterAttributes
      && link == other.link
  }

  private var letterAttributes: Style.Attributes {
    attributes.intersection([.bold, .dim, .italic])
  }

  /// Returns the attributes that differ from another style's.
  fileprivate func look(beside plain: SVGInk) -> String {
    (foreground == plain.foreground ? "" : #" fill="\#(foreground.text)""#)
      + (attributes.contains(.bold) ? #" font-weight="bold""# : "")
      + (attributes.contains(.italic) ? #" font-style="italic""# : "")
      + (attributes.contains(.dim) ? #" fill-opacity=".6""# : "")
  }
}

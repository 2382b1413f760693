import TextUICore
import XMLText

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

  /// Returns a group of the text; nothing if there is none.
  func group(inkedLike plain: SVGInk, in palette: inout SVGPalette) -> [String] {
    guard !runs.isEmpty else { return [] }
    let head = "<g \(Self.look(of: plain, on: grid, in: &palette))>"
    return [head] + elements(inkedLike: plain, in: &palette) + ["</g>"]
  }

  /// Returns the attributes of a group with the default style.
  static func look(of plain: SVGInk, on grid: SVGGrid, in palette: inout SVGPalette) -> String {
    """
    \(palette.fill(plain.foreground)) font-size="\(grid.fontSize)" \
    font-family="ui-monospace,SFMono-Regular,Menlo,Consolas,'DejaVu Sans Mono',monospace,\
    'Apple Color Emoji','Segoe UI Emoji','Noto Color Emoji'"
    """
  }

  /// Returns the elements within a group that has the default style.
  func elements(inkedLike plain: SVGInk, in palette: inout SVGPalette) -> [String] {
    runs.map { element($0, plain, &palette) }
  }

  private func element(_ run: Run, _ plain: SVGInk, _ palette: inout SVGPalette) -> String {
    let origin = grid.origin(of: run.place)
    let width = run.columns * grid.cellWidth
    let x = origin.x + (run.isFitted ? 0 : width / 2)
    let fit =
      run.isFitted
      ? #" textLength="\#(width)" lengthAdjust="spacingAndGlyphs""# : #" text-anchor="middle""#
    let start = #"<text x="\#(x)" y="\#(origin.y + grid.baseline)""#
    let look = run.ink.look(beside: plain, in: &palette)
    let element = "\(start)\(fit)\(look)>\(run.text.escapedForXML)</text>"
    return run.ink.link.map { #"<a href="\#($0.escapedForXMLAttribute)">\#(element)</a>"# }
      ?? element
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
  fileprivate func look(beside plain: SVGInk, in palette: inout SVGPalette) -> String {
    (foreground == plain.foreground ? "" : " " + palette.fill(foreground))
      + (attributes.contains(.bold) ? #" font-weight="bold""# : "")
      + (attributes.contains(.italic) ? #" font-style="italic""# : "")
      + (attributes.contains(.dim) ? #" fill-opacity=".6""# : "")
  }
}

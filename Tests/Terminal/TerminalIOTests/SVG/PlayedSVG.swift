import TestSupport
import TextUI

/// An animated or still SVG as a page shows it: the colours and the letters of each frame.
struct PlayedSVG {
  /// A state of the picture.
  struct Moment: Equatable {
    /// The colour of each unit, row by row.
    var colors: [[String]]
    /// The letters by cell, with the colour and the width in columns.
    var letters: [Point: String] = [:]
  }

  /// The start of each frame, in thousandths of a percent of the length.
  private(set) var starts: [Int] = []
  private(set) var moments: [Moment] = []
  private let fills: [String: String]
  private let plain: String

  /// Plays the picture in a colour scheme.
  init(_ svg: String, in scheme: ColorScheme) {
    let lines = svg.split(separator: "\n").map(String.init)
    let rules = lines.filter { $0.contains(".c0{") }
    let chosen = rules.first { $0.hasPrefix("@media") == (scheme == .dark) } ?? ""
    fills = Dictionary(
      uniqueKeysWithValues: chosen.matches(of: /\.(c\d+)\{fill:([^;]*);/).map {
        (String($0.1), String($0.2))
      })
    let size = svg.firstMatch(of: /viewBox="0 0 (\d+) (\d+)"/)
    let (width, height) = (size.flatMap { Int($0.1) } ?? 0, size.flatMap { Int($0.2) } ?? 0)
    plain = lines.first { $0.contains("font-size") } ?? ""
    let paper = lines.first { $0.hasPrefix("<rect ") } ?? ""
    var moment = Moment(colors: [])
    let ground = fill(of: paper)
    moment.colors = Array(repeating: Array(repeating: ground, count: width), count: height)
    for frame in Self.frames(lines) {
      starts.append(Self.start(of: frame[0], in: svg))
      play(frame, &moment)
      moments.append(moment)
    }
  }

  /// Returns the lines of each frame; a still picture is one.
  private static func frames(_ lines: [String]) -> [[String]] {
    let body = lines.filter { $0 != "</g>" && $0 != "</svg>" }
    let heads = body.indices.filter { body[$0] == "<g>" || body[$0].hasPrefix(#"<g class="f""#) }
    guard !heads.isEmpty else { return [body] }
    return zip(heads, heads.dropFirst() + [body.count]).map { Array(body[$0..<$1]) }
  }

  private static func start(of head: String, in svg: String) -> Int {
    guard let name = head.firstMatch(of: /animation-name:(f\d+)"/)?.1 else { return 0 }
    let rule = svg.firstRange(of: "@keyframes \(name){0%{visibility:hidden}").map { $0.upperBound }
    let share = rule.flatMap {
      svg[$0...].prefixMatch(of: /(\d+)(?:\.(\d+))?%\{visibility:visible/)
    }
    guard let share, let whole = Int(share.1) else { return -1 }
    return whole * 1_000 + (share.2.flatMap { Int($0) } ?? 0)
  }
}

// The elements of a frame.
extension PlayedSVG {
  private func fill(of element: String) -> String {
    if let color = element.firstMatch(of: /[ ]fill="(#[0-9a-f]{6})"/)?.1 { return String(color) }
    let name = element.firstMatch(of: /[ ]class="(c\d+)"/)?.1
    return name.flatMap { fills[String($0)] } ?? (element == plain ? "" : fill(of: plain))
  }

  private func play(_ frame: [String], _ moment: inout Moment) {
    for line in frame where line.hasPrefix("<path ") {
      guard let data = line.firstMatch(of: /[ ]d="([^"]*)"/)?.1 else { continue }
      for rect in PaintedSVG.rectangles(in: String(data)) {
        paint(rect, fill(of: line), &moment)
        clear(rect, &moment)
      }
    }
    for line in frame { write(line, &moment) }
  }

  private func paint(_ rect: Rect, _ color: String, _ moment: inout Moment) {
    guard color != "none" else { return }
    for y in rect.y..<rect.maxY {
      for x in rect.x..<rect.maxX { moment.colors[y][x] = color }
    }
  }

  /// Removes the letters of the cells that a rectangle covers.
  private func clear(_ rect: Rect, _ moment: inout Moment) {
    guard rect.height == 32, (rect.y - 16).isMultiple(of: 32) else { return }
    for x in stride(from: rect.x, to: rect.maxX - 15, by: 16) {
      moment.letters[Point(x: (x - 16) / 16, y: (rect.y - 16) / 32)] = nil
    }
  }

  private func write(_ line: String, _ moment: inout Moment) {
    guard let match = line.firstMatch(of: /<text x="(\d+)" y="(\d+)"([^>]*)>([^<]*)<\/text>/),
      let x = Int(match.1), let y = Int(match.2), fill(of: line) != "none"
    else { return }
    let isFitted = match.3.contains("textLength")
    let width = isFitted ? 1 : (x - 16).isMultiple(of: 16) ? 2 : 1
    let first = isFitted ? (x - 16) / 16 : (x - 16 - 8 * width) / 16
    let text = String(match.4).replacing("&lt;", with: "<").replacing("&gt;", with: ">")
      .replacing("&amp;", with: "&")
    let letters = isFitted ? text.map(String.init) : [text]
    for (offset, letter) in letters.enumerated() where letter != " " {
      moment.letters[Point(x: first + offset, y: (y - 16) / 32)] =
        "\(letter) \(width) \(fill(of: line))"
    }
  }
}

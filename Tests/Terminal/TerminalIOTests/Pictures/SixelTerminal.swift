import TestSupport
import TextUI

@testable import TerminalIO

/// A terminal whose cells have text or pixels: what is drawn last is visible.
struct SixelTerminal {
  let cell: Size
  /// True if a picture removes the text of the column to its right, too.
  let overruns: Bool
  private(set) var text: TerminalModel
  /// The pixels of cells that show a part of a picture, row by row.
  private(set) var pixels: [Point: [SixelImage.Percents?]] = [:]
  private(set) var errors: [String] = []

  init(size: Size, cell: Size, overruns: Bool) {
    (self.cell, self.overruns) = (cell, overruns)
    text = TerminalModel(size: size)
  }

  /// Applies the bytes of a frame.
  mutating func apply(_ bytes: [UInt8]) {
    let all = String(decoding: bytes, as: UTF8.self)
    for (index, part) in all.split(
      separator: "\u{1B}P", omittingEmptySubsequences: false
    ).enumerated() {
      guard index > 0 else {
        write(part)
        continue
      }
      guard let end = part.firstRange(of: "\u{1B}\\") else { return errors.append("no end") }
      draw(SixelImage(part[..<end.lowerBound]))
      write(part[end.upperBound...])
    }
    errors += text.warnings
  }

  /// Writes text cell by cell, each of which removes pixels.
  private mutating func write(_ part: Substring) {
    let before = text
    text.markPlaces()
    text.apply(Array(part.utf8))
    for y in 0..<text.size.height {
      for x in 0..<text.size.width {
        if text[x, y].text == TerminalModel.mark {
          text.restore(x, y, from: before)
        } else {
          pixels[Point(x: x, y: y)] = nil
        }
      }
    }
  }

  private mutating func draw(_ image: SixelImage) {
    errors += image.errors
    let (columns, rows) = (image.width / cell.width, image.height / cell.height)
    let place = text.cursor
    if image.width % cell.width != 0 || image.height % cell.height != 0 { errors.append("part") }
    if place.y + rows >= text.size.height { errors.append("would scroll") }
    if place.x + columns > text.size.width { errors.append("beyond the edge") }
    for row in 0..<rows {
      for column in 0..<columns {
        let y = (row * cell.height)..<((row + 1) * cell.height)
        let x = (column * cell.width)..<((column + 1) * cell.width)
        pixels[Point(x: place.x + column, y: place.y + row)] = image.pixels[y].flatMap { $0[x] }
      }
      if overruns, place.x + columns < text.size.width {
        pixels[Point(x: place.x + columns, y: place.y + row)] = []
      }
    }
    text.move(to: Point(x: place.x, y: min(place.y + rows, text.size.height - 1)))
  }
}

extension TerminalModel {
  static let mark = "\u{F8FF}"

  /// Marks all places, so that those that are written can be told.
  fileprivate mutating func markPlaces() {
    for y in 0..<size.height {
      for x in 0..<size.width { replace(x, y, by: Place(text: Self.mark)) }
    }
  }

  fileprivate mutating func restore(_ x: Int, _ y: Int, from other: TerminalModel) {
    replace(x, y, by: other[x, y])
  }
}

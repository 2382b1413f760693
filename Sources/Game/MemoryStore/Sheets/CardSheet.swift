public import MemoryModel
import XMLText

/// The cards of a theme as pages of A4 paper, to print and to cut out: SVG pictures.
///
/// The cards of a pair are neighbours. A page loads nothing from elsewhere, and is byte-identical
/// for equal themes and pictures on every machine; letters and emoji on cards are those of the
/// reader's fonts, but stickers are part of a photo's pixels.
public struct CardSheet {
  private static let columns = 4
  private static let rows = 6
  /// The number of cards on a page.
  static let cardsOnPage = columns * rows
  private static let paper = (width: 210.0, height: 297.0)
  private static let margin = (x: 9.0, y: 10.5)
  private static let place = (width: 48.0, height: 46.0)
  /// The distance between a line to cut and the frame of a card.
  private static let gap = 2.0

  private let theme: Theme
  private let cards: [Face]
  /// The picture of a face as the address of its data.
  private let image: (FacePicture) -> String?

  /// Creates the sheet of a playable theme.
  ///
  /// - Parameters:
  ///   - theme: The theme, with its sides.
  ///   - image: Returns a picture of the player as a PNG file; nil if it is missing.
  public init(_ theme: Theme, image: @escaping (FacePicture) -> [UInt8]? = { _ in nil }) {
    self.theme = theme
    cards = theme.kindFaces.flatMap { $0.count == 1 ? [$0[0], $0[0]] : $0 }
    self.image = { image($0).map(Self.address(ofPNG:)) }
  }

  /// The number of cards on all pages.
  public var cardCount: Int { cards.count }

  /// The number of pages.
  public var pageCount: Int { max(1, (cards.count + Self.cardsOnPage - 1) / Self.cardsOnPage) }

  /// Returns a page.
  ///
  /// - Parameter number: The number of the page, from 1 on.
  /// - Returns: A complete file.
  /// - Precondition: The page exists.
  public func page(_ number: Int) -> String {
    precondition((1...pageCount).contains(number), "there is no page \(number) of \(pageCount)")
    let cards = self.cards.dropFirst((number - 1) * Self.cardsOnPage).prefix(Self.cardsOnPage)
    let elements = cards.enumerated().map { index, face in card(face, at: index) }
    return ([head(number)] + lines(around: cards.count) + elements + [foot(number), "</svg>", ""])
      .joined(separator: "\n")
  }

  private func title(_ number: Int) -> String {
    let page = pageCount == 1 ? "" : ", page \(number) of \(pageCount)"
    return "\(theme.name)\(theme.sides.inTitle)\(page)".escapedForXML
  }

  private func head(_ number: Int) -> String {
    let (width, height) = (Self.paper.width.inSVG, Self.paper.height.inSVG)
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)mm" height="\(height)mm" \
      viewBox="0 0 \(width) \(height)" font-family="DejaVu Sans, Helvetica, Arial, sans-serif" \
      text-anchor="middle">
      <title>\(title(number))</title>
      <rect width="\(width)" height="\(height)" fill="#ffffff"/>
      """
  }

  private func foot(_ number: Int) -> String {
    let middle = (Self.paper.width / 2).inSVG
    let y = (Self.paper.height - 4).inSVG
    return """
      <text x="\(middle)" y="\(y)" font-size="3" fill="#777777">\(title(number))</text>
      """
  }
}

// The parts of a page.
extension CardSheet {
  /// Returns the lines along which the cards are cut.
  private func lines(around count: Int) -> [String] {
    let rows = (count + Self.columns - 1) / Self.columns
    let (left, top) = (Self.margin.x, Self.margin.y)
    let right = left + Double(Self.columns) * Self.place.width
    let bottom = top + Double(rows) * Self.place.height
    let across = (0...rows).map { row in
      let y = (top + Double(row) * Self.place.height).inSVG
      return "M\((left - 4).inSVG) \(y)H\((right + 4).inSVG)"
    }
    let down = (0...Self.columns).map { column in
      let x = (left + Double(column) * Self.place.width).inSVG
      return "M\(x) \((top - 4).inSVG)V\((bottom + 4).inSVG)"
    }
    let path = (across + down).joined()
    return [
      """
      <path d="\(path)" stroke="#999999" stroke-width="0.2" stroke-dasharray="1.5 1.5" fill="none"/>
      """
    ]
  }

  private func card(_ face: Face, at index: Int) -> String {
    let (row, column) = index.quotientAndRemainder(dividingBy: Self.columns)
    let x = Self.margin.x + Double(column) * Self.place.width + Self.gap
    let y = Self.margin.y + Double(row) * Self.place.height + Self.gap
    let (width, height) = (Self.place.width - 2 * Self.gap, Self.place.height - 2 * Self.gap)
    let frame = """
      <rect x="\(x.inSVG)" y="\(y.inSVG)" width="\(width.inSVG)" height="\(height.inSVG)" rx="3" \
      fill="none" stroke="\(theme.color.webText.prefix(7))" stroke-width="0.8"/>
      """
    let word = word(below: face)
    let space = (width: width - 4, height: height - 4 - (word == nil ? 0 : 6))
    let middle = x + width / 2
    let below = word.map { word in
      let size = min(5, CardText(word, width: space.width, height: 6).size)
      return Self.text([word], size: size, x: middle, y: y + height - 4, height: 0)
    }
    return [
      frame, front(of: face, x: middle, y: y + 2, space), below,
    ].compactMap { $0 }.joined(separator: "\n")
  }

  /// Returns the word or the name below a picture, which is left out if the partner may show it.
  private func word(below face: Face) -> String? {
    guard !theme.isUnequal else { return nil }
    if face.picture != nil { return face.symbol }
    return face.isText ? nil : face.word
  }

  private func front(
    of face: Face, x: Double, y: Double, _ space: (width: Double, height: Double)
  ) -> String {
    guard let image = face.picture.flatMap(image) else {
      let text = CardText(face.symbol, width: space.width, height: space.height)
      return Self.text(text.lines, size: text.size, x: x, y: y, height: space.height)
    }
    return """
      <image x="\((x - space.width / 2).inSVG)" y="\(y.inSVG)" width="\(space.width.inSVG)" \
      height="\(space.height.inSVG)" href="\(image)"/>
      """
  }

  /// Returns lines in the middle of a space; of no height for a line on a baseline.
  private static func text(
    _ lines: [String], size: Double, x: Double, y: Double, height: Double
  ) -> String {
    let lineHeight = size * CardText.lineHeight
    let top = y + (height - Double(lines.count) * lineHeight) / 2
    return lines.enumerated().map { index, line in
      let baseline = height == 0 ? y : top + Double(index) * lineHeight + size * 0.96
      return """
        <text x="\(x.inSVG)" y="\(baseline.inSVG)" font-size="\(size.inSVG)">\
        \(line.escapedForXML)</text>
        """
    }.joined(separator: "\n")
  }
}

extension Double {
  /// The number with at most two decimals, without an exponent.
  fileprivate var inSVG: String {
    let hundredths = Int((self * 100).rounded())
    let (whole, rest) = abs(hundredths).quotientAndRemainder(dividingBy: 100)
    var digits = rest == 0 ? "" : ".\(rest < 10 ? "0" : "")\(rest)"
    if rest > 0, rest.isMultiple(of: 10) { digits.removeLast() }
    return "\(hundredths < 0 ? "-" : "")\(whole)\(digits)"
  }
}

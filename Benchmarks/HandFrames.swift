import CBaseline
import TextUI

/// The frames of the board drawn by a program with precomputed places.
@MainActor struct HandFrames {
  private let size: Size
  private let first: CellBuffer
  private let places: [board_rect]

  init(_ size: Size) {
    self.size = size
    let board = CardBoard(cards: BoardCard.all) { _ in }
    first = Renderer().frame(of: board, size: size, at: .zero).buffer
    places = Self.places(in: first)
  }

  /// Returns the rectangles of the cards, found by their corners.
  private static func places(in buffer: CellBuffer) -> [board_rect] {
    var places: [board_rect] = []
    for y in 0..<buffer.size.height {
      for x in 0..<buffer.size.width where buffer.text(at: Point(x: x, y: y)) == "╭" {
        let right = (x..<buffer.size.width).first { buffer.text(at: Point(x: $0, y: y)) == "╮" }
        let bottom = (y..<buffer.size.height).first { buffer.text(at: Point(x: x, y: $0)) == "╰" }
        places.append(
          board_rect(
            x: Int32(x), y: Int32(y), width: Int32((right ?? x) - x + 1),
            height: Int32((bottom ?? y) - y + 1)))
      }
    }
    return places
  }

  func sum(_ change: CardChange, rounds: Int) -> UInt64 {
    let looks = Looks(first.table)
    var cards = zip(BoardCard.all, places).map { looks.card($0.id, in: $1) }
    var shown = first.cells.map(canvas_cell.init)
    draw(cards, into: &shown)
    var next = shown
    var bytes = [UInt8](repeating: 0, count: 1 << 20)
    var sum: UInt64 = 0
    let table = canvas_table(styles: looks.styles.baseAddress, clusters: nil)
    for round in 0..<rounds {
      looks.change(&cards, change, round: round)
      draw(cards, into: &next)
      let count = canvas_encode(
        shown, next, Int64(size.width), Int64(size.height), table, &bytes)
      swap(&shown, &next)
      sum &+= UInt64(count)
      if round < 2 { sum &+= canvas_digest(bytes, count) }
    }
    looks.styles.deallocate()
    return sum
  }

  /// Redraws the cards; the line above them stays.
  private func draw(_ cards: [board_card], into cells: inout [canvas_cell]) {
    cells.withUnsafeMutableBufferPointer { cells in
      for card in cards { board_draw_card(cells.baseAddress, Int64(size.width), card) }
    }
  }
}

/// The numbers of the board's styles, and the cells of its faces.
private struct Looks {
  let styles: UnsafeMutableBufferPointer<canvas_style>
  private let fill: UInt16
  private let face: UInt16
  private let border: UInt16
  private let borders: [UInt16]
  private let back: (canvas_cell, canvas_cell)
  private let faces: [(canvas_cell, canvas_cell)]

  init(_ table: CellTable) {
    let felt = BoardCard.felt
    fill = table.number(of: Style(background: felt))
    face = table.number(of: Style(background: felt, attributes: .bold))
    border = table.number(of: Style(foreground: .blue))
    borders = BoardCard.colors.map { table.number(of: Style(foreground: $0)) }
    back = Self.cells(of: BoardCard.back, table)
    faces = BoardCard.faces.map { Self.cells(of: $0, table) }
    styles = .allocate(capacity: table.styleCount)
    for number in 0..<table.styleCount {
      styles.initializeElement(at: number, to: canvas_style(table.style(UInt16(number))))
    }
  }

  private static func cells(of text: String, _ table: CellTable) -> (canvas_cell, canvas_cell) {
    var buffer = CellBuffer(size: Size(width: 2, height: 1), table: table)
    buffer.write(text, at: .zero)
    return (canvas_cell(buffer.cells[0]), canvas_cell(buffer.cells[1]))
  }

  /// Returns a card that is face down.
  func card(_ id: Int, in rect: board_rect) -> board_card {
    var card = board_card()
    card.rect = rect
    card.border = border
    card.fill = fill
    card.face_style = face
    card.face = back
    return card
  }

  /// Changes the cards as `BoardCard.change` does.
  func change(_ cards: inout [board_card], _ change: CardChange, round: Int) {
    switch change {
    case .flip:
      let index = round % cards.count
      let isUp = cards[index].face.0.grapheme != back.0.grapheme
      cards[index].face = isUp ? back : faces[index % 8]
    case .recolour:
      for index in cards.indices { cards[index].border = borders[round % 8] }
    case .nothing: break
    }
  }
}

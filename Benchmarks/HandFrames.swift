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
    var cards = BoardCard.all
    var shown = draw(cards, looks)
    var next = shown
    var bytes = [UInt8](repeating: 0, count: 1 << 20)
    var sum: UInt64 = 0
    let table = canvas_table(styles: looks.styles.baseAddress, clusters: nil)
    for round in 0..<rounds {
      BoardCard.change(&cards, change, round: round)
      draw(cards, looks, into: &next)
      let count = canvas_encode(
        shown, next, Int64(size.width), Int64(size.height), table, &bytes)
      swap(&shown, &next)
      sum &+= UInt64(count)
      if round < 2 { sum &+= canvas_digest(bytes, count) }
    }
    looks.styles.deallocate()
    return sum
  }

  private func draw(_ cards: [BoardCard], _ looks: Looks) -> [canvas_cell] {
    var cells = first.cells.map(canvas_cell.init)
    draw(cards, looks, into: &cells)
    return cells
  }

  /// Redraws the cards; the line above them stays.
  private func draw(_ cards: [BoardCard], _ looks: Looks, into cells: inout [canvas_cell]) {
    cells.withUnsafeMutableBufferPointer { cells in
      for (card, rect) in zip(cards, places) {
        board_draw_card(cells.baseAddress, Int64(size.width), looks.look(of: card, in: rect))
      }
    }
  }
}

/// The numbers of the board's styles, and the cells of its faces.
private struct Looks {
  let styles: UnsafeMutableBufferPointer<canvas_style>
  private let fill: UInt16
  private let face: UInt16
  private let borders: [Color: UInt16]
  private let faces: [String: (canvas_cell, canvas_cell)]

  init(_ table: CellTable) {
    let felt = BoardCard.felt
    fill = table.number(of: Style(background: felt))
    face = table.number(of: Style(background: felt, attributes: .bold))
    borders = Dictionary(
      uniqueKeysWithValues: (BoardCard.colors + [.blue]).map {
        ($0, table.number(of: Style(foreground: $0)))
      })
    faces = Dictionary(
      uniqueKeysWithValues: (BoardCard.faces + [BoardCard.back]).map {
        var buffer = CellBuffer(size: Size(width: 2, height: 1), table: table)
        buffer.write($0, at: .zero)
        return ($0, (canvas_cell(buffer.cells[0]), canvas_cell(buffer.cells[1])))
      })
    styles = .allocate(capacity: table.styleCount)
    for number in 0..<table.styleCount {
      styles.initializeElement(at: number, to: canvas_style(table.style(UInt16(number))))
    }
  }

  func look(of card: BoardCard, in rect: board_rect) -> board_card {
    var look = board_card()
    look.rect = rect
    look.border = borders[card.color] ?? 0
    look.fill = fill
    look.face_style = face
    if let cells = faces[card.face] { look.face = cells }
    return look
  }
}

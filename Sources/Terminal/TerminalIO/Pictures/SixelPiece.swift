import Pictures
import TextUICore

/// A cell of a picture that is drawn as sixels.
struct SixelCell: Hashable {
  let part: PicturePart
  /// The version of the picture.
  let version: Int
  /// The background of the cell.
  let ground: Color
}

/// A visible rectangle of a picture that is drawn as sixels.
struct SixelPiece: Hashable {
  /// The place on the screen.
  private(set) var place: Rect
  /// The cells, row by row.
  private(set) var cells: [SixelCell]

  private init(_ cell: SixelCell, at place: Point) {
    self.place = Rect(x: place.x, y: place.y, width: 1, height: 1)
    cells = [cell]
  }

  /// The part of the picture at the first cell.
  var first: PicturePart { cells[0].part }

  /// Returns the smallest part that contains some of the cells.
  ///
  /// - Parameters:
  ///   - reachesEdge: True if the part extends to the right edge of the piece.
  ///   - isChosen: Returns true for a place and its cell.
  /// - Returns: The part; nil if no cell is chosen.
  func bounds(
    reachingEdge reachesEdge: Bool, of isChosen: (Point, SixelCell) -> Bool
  ) -> SixelPiece? {
    var bounds: Rect?
    for (index, cell) in cells.enumerated() {
      let point = Point(x: place.x + index % place.width, y: place.y + index / place.width)
      guard isChosen(point, cell) else { continue }
      let end = reachesEdge ? place.maxX : point.x + 1
      let rect = Rect(x: point.x, y: point.y, width: end - point.x, height: 1)
      bounds = bounds?.union(rect) ?? rect
    }
    return bounds.map(part)
  }

  private func part(in rect: Rect) -> SixelPiece {
    var part = self
    part.place = rect
    part.cells = (rect.y..<rect.maxY).flatMap { y in
      let start = (y - place.y) * place.width + rect.x - place.x
      return cells[start..<start + rect.width]
    }
    return part
  }

  /// Returns true if another piece, one row high, continues this one below.
  private func isContinued(by row: SixelPiece) -> Bool {
    first.picture == row.first.picture && place.x == row.place.x
      && place.width == row.place.width && place.maxY == row.place.y
      && first.column == row.first.column && first.row + place.height == row.first.row
  }

  private mutating func add(_ row: SixelPiece) {
    place.height += 1
    cells += row.cells
  }

  /// Adds a cell to the right; returns false if it is no continuation.
  private mutating func takes(_ cell: SixelCell, at x: Int) -> Bool {
    guard place.maxX == x, first.picture == cell.part.picture, first.row == cell.part.row,
      first.column + place.width == cell.part.column
    else { return false }
    place.width += 1
    cells.append(cell)
    return true
  }
}

extension SixelPiece {
  /// Returns the pieces of a frame, at most as large as terminals accept pictures.
  ///
  /// - Parameters:
  ///   - buffer: The frame.
  ///   - most: The largest size of a piece in cells.
  ///   - ground: Returns the background of a style.
  /// - Returns: The pieces, each as large as possible.
  static func all(
    in buffer: CellBuffer, atMost most: Size, ground: (UInt16) -> Color
  ) -> [SixelPiece] {
    var done: [SixelPiece] = []
    var open: [SixelPiece] = []
    for y in 0..<buffer.size.height {
      var rows = rows(of: buffer, y, atMost: most.width, ground)
      for piece in open {
        guard let index = rows.firstIndex(where: piece.isContinued),
          piece.place.height < most.height
        else {
          done.append(piece)
          continue
        }
        var longer = piece
        longer.add(rows[index])
        rows[index] = longer
      }
      open = rows
    }
    return done + open
  }

  /// Returns the pieces of one row.
  private static func rows(
    of buffer: CellBuffer, _ y: Int, atMost width: Int, _ ground: (UInt16) -> Color
  ) -> [SixelPiece] {
    var pieces: [SixelPiece] = []
    for x in 0..<buffer.size.width {
      let cell = buffer[Point(x: x, y: y)]
      guard cell.flags.contains(.placeholder), let part = buffer.table.picturePart(of: cell) else {
        continue
      }
      let version = buffer.table.pictures[part.picture].version
      let sixels = SixelCell(part: part, version: version, ground: ground(cell.style))
      if let last = pieces.indices.last, pieces[last].place.width < width,
        pieces[last].takes(sixels, at: x)
      {
        continue
      }
      pieces.append(SixelPiece(sixels, at: Point(x: x, y: y)))
    }
    return pieces
  }
}

extension SixelPiece {
  /// Returns the pixels of the piece over its backgrounds.
  ///
  /// - Parameters:
  ///   - picture: The whole picture, at its size in pixels.
  ///   - cell: The size of a cell in pixels.
  /// - Returns: An opaque picture of the part.
  func pixels(of picture: Picture, cell: Size) -> Picture {
    let grounds = cells.map { known in
      let (red, green, blue) = known.ground.rgb(scheme: .dark, role: .background)
      return Pixel(red: red, green: green, blue: blue)
    }
    let (left, top) = (first.column * cell.width, first.row * cell.height)
    return Picture(width: place.width * cell.width, height: place.height * cell.height) { x, y in
      let ground = grounds[y / cell.height * place.width + x / cell.width]
      return picture[left + x, top + y].over(ground)
    }
  }
}

extension Pixel {
  /// Returns the pixel over an opaque one.
  fileprivate func over(_ ground: Pixel) -> Pixel {
    func mixed(_ channel: UInt8, _ below: UInt8) -> UInt8 {
      let sum = Int(channel) * Int(alpha) + Int(below) * (255 - Int(alpha))
      return UInt8((sum + 127) / 255)
    }
    return Pixel(
      red: mixed(red, ground.red), green: mixed(green, ground.green),
      blue: mixed(blue, ground.blue))
  }
}

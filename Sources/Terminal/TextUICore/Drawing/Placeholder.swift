/// A cell in which a terminal shows a part of a transmitted picture, by kitty's graphics protocol.
///
/// Its text is U+10EEEE with two marks for the row and the column; its foreground colour is the
/// number of the picture.
enum Placeholder {
  /// The marks in their order: those of Unicode 6.0 above the base that have no composition.
  private static let marks: [UInt32] =
    [
      0x305...0x305, 0x30D...0x30E, 0x310...0x310, 0x312...0x312, 0x33D...0x33F, 0x346...0x346,
      0x34A...0x34C, 0x350...0x352, 0x357...0x357, 0x35B...0x35B, 0x363...0x36F, 0x483...0x487,
      0x592...0x595, 0x597...0x599, 0x59C...0x5A1, 0x5A8...0x5A9, 0x5AB...0x5AC, 0x5AF...0x5AF,
      0x5C4...0x5C4, 0x610...0x617, 0x657...0x65B, 0x65D...0x65E, 0x6D6...0x6DC, 0x6DF...0x6E2,
      0x6E4...0x6E4, 0x6E7...0x6E8, 0x6EB...0x6EC, 0x730...0x730, 0x732...0x733, 0x735...0x736,
      0x73A...0x73A, 0x73D...0x73D, 0x73F...0x741, 0x743...0x743, 0x745...0x745, 0x747...0x747,
      0x749...0x74A, 0x7EB...0x7F1, 0x7F3...0x7F3, 0x816...0x819, 0x81B...0x823, 0x825...0x827,
      0x829...0x82D, 0x951...0x951, 0x953...0x954, 0xF82...0xF83, 0xF86...0xF87, 0x135D...0x135F,
      0x17DD...0x17DD, 0x193A...0x193A, 0x1A17...0x1A17, 0x1A75...0x1A7C, 0x1B6B...0x1B6B,
      0x1B6D...0x1B73, 0x1CD0...0x1CD2, 0x1CDA...0x1CDB, 0x1CE0...0x1CE0, 0x1DC0...0x1DC1,
      0x1DC3...0x1DC9, 0x1DCB...0x1DCC, 0x1DD1...0x1DE6, 0x1DFE...0x1DFE, 0x20D0...0x20D1,
      0x20D4...0x20D7, 0x20DB...0x20DC, 0x20E1...0x20E1, 0x20E7...0x20E7, 0x20E9...0x20E9,
      0x20F0...0x20F0, 0x2CEF...0x2CF1, 0x2DE0...0x2DFF, 0xA66F...0xA66F, 0xA67C...0xA67D,
      0xA6F0...0xA6F1, 0xA8E0...0xA8F1, 0xAAB0...0xAAB0, 0xAAB2...0xAAB3, 0xAAB7...0xAAB8,
      0xAABE...0xAABF, 0xAAC1...0xAAC1, 0xFE20...0xFE26, 0x1_0A0F...0x1_0A0F, 0x1_0A38...0x1_0A38,
      0x1_D185...0x1_D189, 0x1_D1AA...0x1_D1AD, 0x1_D242...0x1_D244,
    ].flatMap { (range: ClosedRange<UInt32>) in Array(range) }

  private static let places = Dictionary(
    marks.enumerated().map { ($0.element, $0.offset) }, uniquingKeysWith: { first, _ in first })

  /// Returns the column or row of a mark.
  static func place(of mark: UInt32) -> Int? { places[mark] }

  /// The largest number of columns or rows of a picture.
  static var limit: Int { marks.count }

  /// Returns the text of a part of a picture.
  static func cluster(column: Int, row: Int) -> Cluster? {
    guard marks.indices.contains(column), marks.indices.contains(row) else { return nil }
    var cluster = Cluster(0x10_EEEE, .narrow)
    for mark in [marks[row], marks[column]] { _ = cluster?.joins(mark, .mark) }
    return cluster
  }
}

extension CellTable {
  /// Returns the cell of a part of a picture.
  ///
  /// It keeps its own foreground whatever is drawn over it, and only a background is visible behind
  /// it.
  ///
  /// - Parameters:
  ///   - picture: The number of the picture in this table.
  ///   - column: The column, from the left of the picture.
  ///   - row: The row, from its top.
  /// - Returns: The cell; nil beyond 297 columns or rows, and for an invalid number.
  public func placeholder(of picture: Int, column: Int, row: Int) -> Cell? {
    guard 0..<TerminalPicture.limit ~= picture,
      let cluster = Placeholder.cluster(column: column, row: row)
    else { return nil }
    let id = TerminalPicture.id(of: picture)
    let color = Color(
      red: UInt8(id >> 16 & 255), green: UInt8(id >> 8 & 255), blue: UInt8(id & 255))
    return Cell(
      grapheme: number(of: cluster), style: number(of: Style(foreground: color)),
      flags: .placeholder)
  }

  /// Returns the part of a picture that a placeholder shows; nil for any other cell.
  package func picturePart(of cell: Cell) -> PicturePart? {
    guard cell.flags.contains(.placeholder),
      case .rgb(let red, let green, let blue) = style(cell.style).foreground.kind
    else { return nil }
    var scalars: [UInt32] = []
    forEachScalar(of: cell.grapheme) { scalars.append($0) }
    let number = (Int(red) << 16 | Int(green) << 8 | Int(blue)) - TerminalPicture.id(of: 0)
    guard scalars.count == 3, pictures.indices.contains(number),
      let row = Placeholder.place(of: scalars[1]), let column = Placeholder.place(of: scalars[2])
    else { return nil }
    return PicturePart(picture: number, column: column, row: row)
  }
}

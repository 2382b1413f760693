/// Converts scalars to cells one by one.
struct TextScanner {
  private(set) var cells: ContiguousArray<Cell> = []
  private(set) var width = 0
  private(set) var lineCount = 1
  private var column = 0
  private var cluster: Cluster?
  private var followsReturn = false
  /// The number of scalars of the cluster, with those that are not shown.
  private var scalarCount = 0
  private let table: CellTable

  private static let replacement: UInt32 = 0xFFFD
  private static let tabStop = 8
  /// The largest number of scalars that are read for a cluster.
  static let scalarLimit = 64

  init(table: CellTable) {
    self.table = table
  }

  mutating func take(_ scalar: UInt32) {
    let kind = CharacterWidth(of: scalar)
    if cluster?.joins(scalar, kind) == true {
      scalarCount += 1
      return
    }
    endCluster()
    cluster = Cluster(scalar, kind)
    scalarCount = 1
    if cluster == nil { takeAlone(scalar, kind) }
  }

  /// True if the cluster has as many scalars as are read for one.
  var isClusterFull: Bool { scalarCount >= Self.scalarLimit }

  /// Ends the last line; no scalar may follow.
  mutating func finish() {
    endCluster()
    width = max(width, column)
  }

  private mutating func takeAlone(_ scalar: UInt32, _ kind: CharacterWidth) {
    switch kind {
    case .lineBreak: breakLine(afterReturn: followsReturn && scalar == TextCells.lineBreak)
    case .control where scalar == 0x09: takeTab()
    case .control: append(Cell(grapheme: scalar == 0x7F ? 0x2421 : 0x2400 + scalar))
    case .invisible: break
    default: append(Cell(grapheme: Self.replacement))
    }
    followsReturn = scalar == 0x0D
  }

  private mutating func takeTab() {
    for _ in column % Self.tabStop..<Self.tabStop { append(.blank) }
  }

  private mutating func breakLine(afterReturn: Bool) {
    if afterReturn {
      cells.removeLast()
      column -= 1
    }
    cells.append(Cell(grapheme: TextCells.lineBreak))
    width = max(width, column)
    (lineCount, column) = (lineCount + 1, 0)
  }

  private mutating func endCluster() {
    guard var ended = cluster else { return }
    ended.end()
    cluster = nil
    scalarCount = 0
    followsReturn = false
    append(ended.isWhole ? cell(of: ended) : Cell(grapheme: Self.replacement))
    if ended.hasRest { append(Cell(grapheme: Self.replacement)) }
  }

  private func cell(of cluster: Cluster) -> Cell {
    Cell(
      grapheme: cluster.count == 1 ? cluster.scalars[0] : table.number(of: cluster),
      width: cluster.width, flags: cluster.isRisky ? .risky : [])
  }

  private mutating func append(_ cell: Cell) {
    cells.append(cell)
    column += Int(cell.width)
    if cell.width == 2 { cells.append(cell.rightHalf) }
  }
}

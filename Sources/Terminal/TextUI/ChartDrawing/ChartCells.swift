/// The colour and opacity of cells of a chart.
struct ChartInk: Hashable {
  /// The colour; nil for the inherited one.
  var color: Color?
  var opacity = 1.0
  var isDim = false
}

/// The cells and texts of a drawn chart.
struct ChartCells {
  /// A cell; 0 for a scalar is empty.
  struct Cell: Equatable {
    var scalar: UInt32 = 0
    var ink = 0
  }

  /// A line of text at most as wide as given.
  struct Label: Equatable {
    let text: String
    let place: Point
    let width: Int
    let ink: Int
  }

  let size: Size
  private(set) var cells: [Cell]
  private(set) var labels: [Label] = []
  private(set) var inks = [ChartInk()]
  private var inkNumbers = [ChartInk(): 0]

  init(size: Size) {
    self.size = size
    cells = Array(repeating: Cell(), count: size.width * size.height)
  }

  mutating func number(of ink: ChartInk) -> Int {
    if let number = inkNumbers[ink] { return number }
    inks.append(ink)
    inkNumbers[ink] = inks.count - 1
    return inks.count - 1
  }

  /// Sets a cell; a place outside is ignored.
  mutating func set(_ scalar: UInt32, x: Int, y: Int, ink: Int) {
    guard x >= 0, y >= 0, x < size.width, y < size.height else { return }
    cells[y * size.width + x] = Cell(scalar: scalar, ink: ink)
  }

  /// Adds a text, which is drawn over the cells and truncated to a width.
  mutating func write(_ text: String, x: Int, y: Int, width: Int, ink: Int = 0) {
    guard y >= 0, y < size.height, width > 0, x < size.width, !text.isEmpty else { return }
    labels.append(
      Label(
        text: text, place: Point(x: max(0, x), y: y), width: min(width, size.width - max(0, x)),
        ink: ink))
  }
}

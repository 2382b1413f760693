import SystemCalls
import TextUICore

/// The size of a screen, from a terminal's report.
struct TerminalSize: Equatable {
  let cells: Size
  /// The width of a cell divided by its height, if the terminal reports pixels.
  let cellAspect: Double?
  /// The size of a cell in whole pixels, if the terminal reports plausible pixels.
  let cellPixels: Size?

  /// The largest size, larger than any screen; a buffer of it fits into memory.
  static let largest = Size(width: 2000, height: 1000)
  /// The plausible lengths of a cell's side, in pixels.
  static let cellSides = 1...256

  /// Creates a size; a missing axis is that of the last size, of the environment, or of 80×24.
  init(cells: Size, pixels: Size, last: Size?, environment: [String: String] = [:]) {
    func length(_ reported: Int, _ last: Int?, _ name: String, _ usual: Int, _ most: Int) -> Int {
      let candidates = [reported, last, environment[name].flatMap { Int($0) }]
      return min(candidates.compactMap { $0 }.first { $0 > 0 } ?? usual, most)
    }
    let most = Self.largest
    self.cells = Size(
      width: length(cells.width, last?.width, "COLUMNS", 80, most.width),
      height: length(cells.height, last?.height, "LINES", 24, most.height))
    cellAspect = Self.aspect(of: pixels, over: cells)
    cellPixels = cellAspect.flatMap { _ in Self.pixels(pixels, over: cells) }
  }

  /// Returns the size of a cell; nil for an implausible one.
  private static func pixels(_ pixels: Size, over cells: Size) -> Size? {
    // The pixels may include a margin, which is less than a pixel per cell.
    let cell = Size(width: pixels.width / cells.width, height: pixels.height / cells.height)
    return cellSides.contains(cell.width) && cellSides.contains(cell.height) ? cell : nil
  }

  /// Returns the aspect ratio of a cell; nil for implausible pixels.
  private static func aspect(of pixels: Size, over cells: Size) -> Double? {
    guard [pixels.width, pixels.height, cells.width, cells.height].allSatisfy({ $0 > 0 }) else {
      return nil
    }
    let width = Double(pixels.width) / Double(cells.width)
    let height = Double(pixels.height) / Double(cells.height)
    return (0.25...1).contains(width / height) ? width / height : nil
  }

  /// Reads the size of a terminal.
  static func current(of descriptor: FileDescriptor, last: Size?) -> TerminalSize {
    let reported = descriptor.windowSize
    return TerminalSize(
      cells: Size(width: reported.columns, height: reported.rows),
      pixels: Size(width: reported.width, height: reported.height), last: last,
      environment: CurrentProcess.environment(["COLUMNS", "LINES"]))
  }
}

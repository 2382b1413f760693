/// The quantization tables of all components, as they were when a component first had a scan.
struct JPEGFactors {
  private var tables: [[Float]]

  init(count: Int) { tables = [[Float]](repeating: [], count: count) }

  /// Keeps the tables of a scan's components that have none yet.
  ///
  /// - Throws: `PictureError` if a table was never defined.
  mutating func keep(
    _ defined: JPEGTables, for scan: JPEGScan, of frame: JPEGFrame
  ) throws(PictureError) {
    for part in scan.parts where tables[part.component].isEmpty {
      let table = frame.components[part.component].quantization
      tables[part.component] = try defined.factors(table, at: scan.start)
    }
  }

  /// The factors of a component, row by row; empty if no scan had it.
  @inline(__always) subscript(component: Int) -> [Float] { tables[component] }
}

/// The quantization tables of all components, each as of the component's first scan.
struct JPEGFactors {
  private var tables: [[Float]]

  init(count: Int) { tables = [[Float]](repeating: [], count: count) }

  /// Stores the tables of a scan's components that have none yet.
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

  /// Returns the factors of a component, row by row; empty if it had no scan.
  @inline(__always) subscript(component: Int) -> [Float] { tables[component] }
}

/// The differences of two buffers.
///
/// Cell buffers of different sizes or tables differ everywhere. A wide cluster is never split: a
/// run that touches half of one, in either buffer, includes both halves.
public enum CellBufferDiff {
  /// Calls a closure with each run of different cells, row by row from the top, left to right.
  ///
  /// Runs are not empty, do not overlap and may touch each other.
  ///
  /// - Parameters:
  ///   - old: The buffer to compare with; nil if everything differs.
  ///   - new: The buffer that the rows and columns refer to.
  ///   - body: Receives a row and a range of its columns.
  public static func forEachRun(
    from old: CellBuffer?, to new: CellBuffer, _ body: (_ y: Int, _ columns: Range<Int>) -> Void
  ) {
    let width = new.size.width
    guard width > 0 else { return }
    guard let old, old.size == new.size, old.table === new.table else {
      for y in 0..<new.size.height { body(y, 0..<width) }
      return
    }
    old.cells.withUnsafeBytes { before in
      new.cells.withUnsafeBytes { after in
        CellComparison(before: before, after: after)?.forEachRun(rowWidth: width, body)
      }
    }
  }
}

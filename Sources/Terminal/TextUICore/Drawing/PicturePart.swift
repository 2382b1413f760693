/// A part of a picture, as large as a cell.
package struct PicturePart: Hashable {
  /// The number of the picture in its table.
  package let picture: Int
  /// The column, from the left of the picture.
  package let column: Int
  /// The row, from its top.
  package let row: Int
}

import Pictures
import TextUICore

/// The pictures that have a number in a cell table, for terminals that display pictures themselves.
final class PlacedPictures {
  /// The properties that determine the pixels sent to the terminal.
  struct Key: Hashable {
    let picture: Picture.ID
    let size: Size
    let fit: PictureFit
    let cellAspect: Double
  }

  private struct Entry {
    let number: Int
    /// The picture, retained so that no other picture gets the identity in the key.
    let picture: Picture
    var lastUse: Duration
  }

  private var table: CellTable?
  private var entries: [Key: Entry] = [:]

  /// Returns the number of a picture at a size; a full table reuses that of one no longer visible.
  ///
  /// - Returns: Nil if the frame already shows as many pictures as a table can hold.
  func number(of picture: Picture, _ key: Key, in table: CellTable, at now: Duration) -> Int? {
    if self.table !== table { (self.table, entries) = (table, [:]) }
    if let known = entries[key]?.number {
      entries[key]?.lastUse = now
      return known
    }
    guard let number = freeNumber(at: now) else { return nil }
    entries[key] = Entry(number: number, picture: picture, lastUse: now)
    table.setPicture(number, to: Self.sent(picture, key))
    return number
  }

  private func freeNumber(at now: Duration) -> Int? {
    if entries.count < TerminalPicture.limit { return entries.count }
    guard let oldest = entries.min(by: { $0.value.lastUse < $1.value.lastUse }),
      oldest.value.lastUse < now
    else { return nil }
    entries[oldest.key] = nil
    return oldest.value.number
  }

  private static func sent(_ picture: Picture, _ key: Key) -> TerminalPicture {
    TerminalPicture(
      size: key.size,
      png: {
        PNG.encoded(
          picture.filling(
            columns: key.size.width, rows: key.size.height, fit: key.fit,
            cellAspect: key.cellAspect))
      }, pixels: { picture.filling(width: $0.width, height: $0.height, fit: key.fit).bytes })
  }
}

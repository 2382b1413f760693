import TextUI

/// Texts in the columns of a table, one line high.
struct TableLine<Element>: View {
  let columns: [TableColumn<Element>]
  let text: (TableColumn<Element>) -> String

  var body: some View {
    HStack(spacing: 2) {
      ForEach(0..<columns.count) { index in
        TableCell(text: text(columns[index]), width: columns[index].width)
          .multilineTextAlignment(columns[index].alignment)
      }
    }
  }
}

/// A text in a column.
private struct TableCell: View {
  @Environment(\.multilineTextAlignment) private var alignment
  let text: String
  let width: Int?

  var body: some View {
    let place = Alignment(horizontal: alignment, vertical: .center)
    if let width {
      Text(text).lineLimit(1).frame(width: width, alignment: place)
    } else {
      Text(text).lineLimit(1).frame(maxWidth: .max, alignment: place)
    }
  }
}

import MemoryModel
import TextUI

/// The remarks on an import: files that were skipped, and pictures that are alike.
struct ImportRemarks: View {
  /// The imported themes, in words.
  let themes: String
  let remarks: [String]
  @Environment(\.dismiss) private var dismiss

  private static let mostRows = 8

  var body: some View {
    VStack(alignment: .leading, spacing: 1) {
      Text("Imported \(themes)").bold()
      RemarkList(remarks: remarks, rows: Self.mostRows)
      Button("OK") { dismiss() }.defaultFocus()
    }
    .frame(maxWidth: 60, alignment: .leading)
    .padding(.horizontal, 2)
    .padding(.vertical)
  }
}

/// Remarks, one below the other, which scroll if there are many.
struct RemarkList: View {
  let remarks: [String]
  /// The largest number of rows.
  let rows: Int

  var body: some View {
    ScrollView {
      VStack(alignment: .leading) {
        ForEach(Array(remarks.enumerated()), id: \.offset) { remark in
          Text("\(remark.element).")
        }
      }
      .frame(maxWidth: .max, alignment: .leading)
    }
    .frame(maxHeight: rows)
  }
}

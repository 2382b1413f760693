import TextUI

/// The entries of a folder, grouped by their kind.
struct FolderPreview: View {
  let entries: [Entry]

  /// The number of entries that are listed: a preview need not be complete.
  private static let most = 500

  var body: some View {
    Text(entries.count == 1 ? "1 file" : "\(entries.count) files")
    ScrollView {
      VStack(alignment: .leading) {
        Sections(of: entries.prefix(Self.most), id: \.self, by: \.kind) { entry in
          Text(entry.name).lineLimit(1).padding(.leading, 2)
        } header: { kind in
          Text(kind).bold().dim()
        }
        if entries.count > Self.most { Text("… and \(entries.count - Self.most) more").dim() }
      }
      .frame(maxWidth: .max, alignment: .leading)
    }
  }
}

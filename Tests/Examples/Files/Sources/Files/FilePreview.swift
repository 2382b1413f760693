import Pictures
import TextUI

/// The beginning of a file, below a link to it.
struct FilePreview: View {
  let file: Entry
  @State private var content: FileContent?
  @Environment(\.copy) private var copy

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Link(file.path, destination: file.address).lineLimit(1).truncationMode(.head)
      Divider()
      VStack(alignment: .leading) { preview }
        .frame(maxWidth: .max, maxHeight: .max, alignment: .topLeading)
      AnnouncementLine().dim()
    }
    .padding(.horizontal)
    .navigationTitle(file.name)
    .toolbar { Button("Copy path") { copy(file.path) }.keyboardShortcut(.character("c")) }
    .task(id: file) {
      content = nil
      content = await FileContent.of(file)
    }
  }

  @ViewBuilder private var preview: some View {
    switch content {
    case nil: ProgressView("Reading")
    case .text(let lines):
      ScrollView {
        LazyVStack(alignment: .leading) {
          ForEach(lines.indices, id: \.self) { Text(lines[$0]).lineLimit(1) }
        }
      }
      .id(file)
    case .picture(let picture): Image(picture, label: Text("A picture")).resizable().scaledToFit()
    case .folder(let entries): FolderPreview(entries: entries).id(file)
    case .bytes(let start, let count):
      Text("\(count) bytes that are neither text nor a picture").dim()
      ScrollView { HexDump(bytes: start) }.id(file)
    case .unreadable: Text("! This cannot be read.").foregroundStyle(.red)
    }
  }
}

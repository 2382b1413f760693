import TextUI

/// A book with its tags, and the button that edits it.
struct BookScreen: View {
  let id: Book.ID
  var reader = Reader()
  @Environment(Library.self) private var library
  @State private var edited: Book?

  var body: some View {
    if let book = library.book(id) {
      VStack(alignment: .leading, spacing: 1) {
        VStack(alignment: .leading) {
          Text(book.title).bold()
          Text("\(book.author), \(book.year)")
          Text(reader.note(on: book)).foregroundStyle(.secondary)
        }
        .card("Book")
        FlowLayout(spacing: 2) {
          ForEach(book.tags, id: \.self) { Text("#\($0)").foregroundStyle(.green) }
        }
        Button("Edit") { edited = book }
          .keyboardShortcut("e")
          .defaultFocus()
      }
      .padding()
      .navigationTitle(book.title)
      .sheet(item: $edited) { BookForm(book: $0) }
      .onAppear { reader.open(book) }
    }
  }
}

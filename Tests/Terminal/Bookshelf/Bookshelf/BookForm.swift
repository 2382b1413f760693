import TextUI

/// A form for a new book or one that is there.
struct BookForm: View {
  @State var book: Book
  @State private var isLent = false
  @Environment(Library.self) private var library
  @Environment(\.dismiss) private var dismiss
  @FocusState private var isTitleFocused: Bool

  var body: some View {
    Form {
      TextField("Title", text: $book.title).focused($isTitleFocused)
      TextField("Author", text: $book.author)
      Stepper("Year", value: $book.year, in: 1000...2100)
      Picker("Status", selection: $book.status) {
        ForEach(Book.Status.allCases, id: \.self) { Text($0.rawValue).tag($0) }
      }
      Toggle("Lent", isOn: $isLent)
      if isLent { TextField("To", text: $book.borrower) }
      HStack {
        Button("Cancel", role: .cancel) { dismiss() }
          .keyboardShortcut(.cancelAction)
        Button("Save", action: save)
          .disabled(book.title.isEmpty)
      }
    }
    .padding()
    .onAppear {
      isLent = !book.borrower.isEmpty
      isTitleFocused = true
    }
    .onChange(of: isLent) { _, isLent in
      if !isLent { book.borrower = "" }
    }
  }

  private func save() {
    library.put(book)
    dismiss()
  }
}

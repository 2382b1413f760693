import TextUI

/// The list of books, from which a book and the loans are reached.
struct ShelfScreen: View {
  @Environment(Library.self) private var library
  @State private var selection: Book.ID?
  @State private var newBook: Book?
  @State private var isRemoving = false
  @State private var showsLoans = false

  var body: some View {
    NavigationStack {
      content
        .navigationTitle("Bookshelf")
        .toolbar { buttons }
        .navigationDestination(for: Book.self) { BookScreen(id: $0.id) }
    }
    .task { await library.load() }
    .sheet(item: $newBook) { BookForm(book: $0) }
    .sheet(isPresented: $showsLoans) { LoansTable() }
    .alert("Remove the book?", isPresented: $isRemoving, presenting: selection) { id in
      Button("Remove it", role: .destructive) { library.remove(id) }
      Button("Cancel", role: .cancel) {}
    } message: { id in
      Text(library.book(id)?.title ?? "")
    }
  }

  @ViewBuilder private var content: some View {
    if library.books.isEmpty {
      VStack {
        if let problem = library.problem {
          Text(problem).foregroundStyle(.red)
        } else {
          ProgressView("Fetching books")
        }
      }
      .frame(maxWidth: .max, maxHeight: .max)
      .refreshable { await library.load() }
    } else {
      List(library.books, selection: $selection) { book in
        NavigationLink(value: book) { BookRow(book: book) }
      }
      .refreshable { await library.load() }
      .defaultFocus()
    }
  }

  private var buttons: some View {
    HStack {
      Button("New") {
        newBook = Book(id: library.books.count + 1, title: "", author: "", year: 2000)
      }
      .keyboardShortcut("n")
      Button("Remove") { isRemoving = true }
        .keyboardShortcut(.delete)
        .disabled(selection == nil)
      Button("Loans") { showsLoans = true }
        .keyboardShortcut("l")
    }
  }
}

struct BookRow: View {
  let book: Book

  var body: some View {
    HStack {
      Text(book.title).lineLimit(1)
      Text(book.author).foregroundStyle(.secondary).lineLimit(1).layoutPriority(-1)
      Spacer()
      if !book.borrower.isEmpty { Text("at \(book.borrower)'s").foregroundStyle(.yellow) }
      Text(book.status.rawValue).frame(width: 7, alignment: .trailing)
    }
  }
}

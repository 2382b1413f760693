import TextUI

extension EnvironmentValues {
  /// The current year.
  var year: Int {
    get { self[default: 2026] }
    set { self[default: 2026] = newValue }
  }
}

/// The books that were opened, and how old a book is.
struct Reader: DynamicProperty {
  @State private var opened: Set<Book.ID> = []
  @Environment(\.year) private var year

  func open(_ book: Book) { opened.insert(book.id) }

  func note(on book: Book) -> String {
    let age = "\(year - book.year) years old"
    return opened.contains(book.id) ? "\(age), seen" : age
  }
}

import Observation

/// The books, which a service brings.
@MainActor @Observable final class Library {
  private(set) var books: [Book] = []
  private(set) var isLoading = false
  private(set) var problem: String?
  @ObservationIgnored private let fetch: @Sendable () async throws -> [Book]

  init(fetch: @escaping @Sendable () async throws -> [Book]) {
    self.fetch = fetch
  }

  var readCount: Int { books.count { $0.status == .read } }
  var loans: [Book] { books.filter { !$0.borrower.isEmpty } }

  func load() async {
    guard !isLoading else { return }
    isLoading = true
    defer { isLoading = false }
    do {
      books = try await fetch()
      problem = nil
    } catch {
      problem = "The books cannot be fetched."
    }
  }

  func book(_ id: Book.ID) -> Book? { books.first { $0.id == id } }

  func put(_ book: Book) {
    if let index = books.firstIndex(where: { $0.id == book.id }) {
      books[index] = book
    } else {
      books.append(book)
    }
  }

  func remove(_ id: Book.ID) { books.removeAll { $0.id == id } }

  func returnAll() {
    for index in books.indices { books[index].borrower = "" }
  }
}

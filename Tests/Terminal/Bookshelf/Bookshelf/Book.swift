/// A book on the shelf.
nonisolated struct Book: Identifiable, Hashable, Sendable {
  enum Status: String, CaseIterable, Sendable {
    case unread
    case reading
    case read
  }

  let id: Int
  var title: String
  var author: String
  var year: Int
  var status = Status.unread
  var tags: [String] = []
  /// The person who has borrowed the book; empty for none.
  var borrower = ""

  static let samples = [
    Book(
      id: 1, title: "The Time Machine", author: "H. G. Wells", year: 1895, status: .read,
      tags: ["novel", "science"]),
    Book(
      id: 2, title: "Emma", author: "Jane Austen", year: 1815, status: .reading,
      tags: ["novel", "comedy"], borrower: "Ada"),
    Book(
      id: 3, title: "Walden", author: "Henry David Thoreau", year: 1854,
      tags: ["essay", "nature", "life in the woods"]),
    Book(
      id: 4, title: "Frankenstein", author: "Mary Shelley", year: 1818, tags: ["novel", "science"],
      borrower: "Alan"),
  ]
}

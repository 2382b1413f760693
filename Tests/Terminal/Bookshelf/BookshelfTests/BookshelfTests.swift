import Testing
import TextUI
import TextUITesting

@testable import Bookshelf

@MainActor struct BookshelfTests {
  private let library = Library { Book.samples }

  private func stage(width: Int = 60, height: Int = 16) async -> Stage {
    let stage = Stage(width: width, height: height) { [library] in
      ShelfScreen().environment(library).environment(\.year, 2026)
    }
    _ = await stage.draws { !library.books.isEmpty }
    return stage
  }

  private func settle(_ stage: Stage) { stage.at(stage.now + .seconds(2)) }

  @Test func `the books are fetched and listed`() async {
    let stage = await stage()
    settle(stage)
    for book in Book.samples { #expect(stage.place(of: book.title) != nil) }
  }

  @Test func `a failure is shown, and F5 fetches again`() async {
    struct Failure: Error {}
    let attempts = Attempts()
    let library = Library {
      if await attempts.next() == 1 { throw Failure() }
      return Book.samples
    }
    let stage = Stage(width: 60, height: 16) { ShelfScreen().environment(library) }
    #expect(await stage.draws { stage.place(of: "The books cannot be fetched.") != nil })
    stage.key(.function(5))
    #expect(await stage.draws { stage.place(of: "Walden") != nil })
  }

  private actor Attempts {
    private var count = 0

    func next() -> Int {
      count += 1
      return count
    }
  }

  @Test func `a book is opened, edited, saved, and shown when the list comes back`() async {
    let stage = await stage()
    stage.key(.down)
    stage.key(.down)
    stage.key(.enter)
    settle(stage)
    #expect(stage.place(of: "211 years old, seen") != nil)
    stage.key("e")
    settle(stage)
    stage.key(.end)
    stage.type(", a novel")
    #expect(stage.tap("Save"))
    settle(stage)
    #expect(library.books[1].title == "Emma, a novel")
    stage.key(.escape)
    settle(stage)
    #expect(stage.place(of: "Emma, a novel") != nil)
    #expect(stage.place(of: "Walden") != nil)
  }

  @Test func `a new book needs a title, and Escape leaves the form`() async {
    let stage = await stage()
    stage.key("n")
    settle(stage)
    stage.tap("Save")
    settle(stage)
    #expect(library.books.count == 4)
    stage.key(.escape)
    settle(stage)
    stage.key("n")
    settle(stage)
    stage.type("Dracula")
    #expect(stage.tap("Save"))
    settle(stage)
    #expect(library.books.map(\.title).last == "Dracula")
  }

  @Test func `loans are sorted by a title of a column, and a method of the model ends them`() async
  {
    let stage = await stage()
    stage.key("l")
    settle(stage)
    func isInOrder(_ first: String, _ second: String) -> Bool {
      (stage.place(of: first)?.y ?? .max) < (stage.place(of: second)?.y ?? .min)
    }
    #expect(isInOrder("Ada ", "Alan"))
    #expect(stage.tap("All are back"))
    settle(stage)
    #expect(library.loans.isEmpty)
  }

  @Test func `a book is removed only after an answer`() async {
    let stage = await stage()
    for answer in ["Cancel", "Remove it"] {
      stage.key(.down)
      stage.key(.delete)
      settle(stage)
      #expect(stage.place(of: "Remove the book?") != nil)
      #expect(library.books.count == 4)
      #expect(stage.tap(answer))
      settle(stage)
    }
    #expect(library.books.count == 3)
  }

  @Test func `tags flow into further rows where there is no room`() {
    let stage = Stage(width: 14, height: 3) {
      FlowLayout(spacing: 2) { ForEach(["a", "novel", "science", "x"], id: \.self) { Text($0) } }
    }
    #expect(stage.rows == ["  a  novel    ", "  science  x  ", "              "])
  }
}

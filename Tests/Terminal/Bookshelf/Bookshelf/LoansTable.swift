import TextUI

/// The books that are lent, in an order that the titles of the columns set.
struct LoansTable: View {
  @Environment(Library.self) private var library
  @State private var order = [KeyPathComparator(\Book.title)]
  @State private var selection: Book.ID?

  var body: some View {
    VStack(alignment: .leading, spacing: 1) {
      Table(library.loans.sorted(using: order), selection: $selection, sortOrder: $order) {
        TableColumn("Title", value: \.title)
        TableColumn("Year", value: \.year) { Text("\($0.year)") }.width(6)
        TableColumn("Borrower", value: \.borrower)
      }
      .frame(width: 40, height: 6)
      Button("All are back", action: library.returnAll)
        .disabled(library.loans.isEmpty)
    }
    .padding()
  }
}

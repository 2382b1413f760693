import TextUI

struct SubviewsPage: View {
  var body: some View {
    Ledger {
      Text("A pair of dogs").layoutValue(key: Points.self, value: 4)
      Text("A look at the owl").layoutValue(key: Points.self, value: -1)
      EmptyView()
      ForEach(Animal.allCases.suffix(2)) { animal in
        Text("A pair of \(animal.word)s").layoutValue(key: Points.self, value: 2)
      }
    }
    .frame(width: 30)
  }
}

/// A list of subviews with rules between them, each with the value that it declares.
private struct Ledger<Content: View>: View {
  @ViewBuilder let content: Content

  var body: some View {
    Group(subviews: content) { entries in
      VStack(alignment: .leading) {
        ForEach(entries) { entry in
          HStack {
            entry
            Spacer()
            Text("\(entry[Points.self])")
          }
          Divider()
        }
        let sum = entries.reduce(0) { $0 + $1[Points.self] }
        Text("\(entries.count) entries, \(sum) points").bold()
      }
    }
  }
}

private enum Points: LayoutValueKey {
  static var defaultValue: Int { 0 }
}

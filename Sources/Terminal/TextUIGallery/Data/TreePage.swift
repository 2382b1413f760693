import TextUI

struct TreePage: View {
  private struct Entry {
    let name: String
    var children: [Entry]?

    init(_ name: String, _ children: [Entry]? = nil) {
      (self.name, self.children) = (name, children)
    }
  }

  private let entries = [
    Entry(
      "Mammals",
      [
        Entry("Pets", [Entry("cat"), Entry("dog")]),
        Entry("Wild", [Entry("bat"), Entry("fox"), Entry("rat")]),
      ]),
    Entry("Birds", [Entry("hen"), Entry("owl")]),
    Entry("Fish", []),
    Entry("Someone else"),
  ]
  @State private var chosen: String? = "Pets"
  @State private var expanded: Set = ["Mammals", "Birds"]

  var body: some View {
    VStack {
      Tree(
        entries, id: \.name, children: \.children, selection: $chosen, isExpanded: $expanded
      ) { entry in
        if let animal = Animal(rawValue: entry.name) { AnimalFace(animal) }
        Text(entry.name)
      }
      .border(.rounded)
      .frame(maxWidth: 36, maxHeight: 14)
      Text("Chosen: \(chosen ?? "none"), expanded: \(expanded.count)").dim()
    }
    .defaultFocus()
  }
}

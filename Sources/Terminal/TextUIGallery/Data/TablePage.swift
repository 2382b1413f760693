import TextUI

struct TablePage: View {
  @State private var selection: Animal? = .owl
  @State private var order: [KeyPathComparator<Animal>] = []

  var body: some View {
    VStack {
      Table(Animal.allCases.sorted(using: order), selection: $selection, sortOrder: $order) {
        TableColumn("") { AnimalFace($0) }.width(3)
        TableColumn("Animal", value: \.word)
        TableColumn("Legs", value: \.legs) { Text("\($0.legs)") }.width(5).alignment(.trailing)
        TableColumn("Says", value: \.call).width(min: 6, max: 20)
      }
      .border(.rounded)
      .frame(maxWidth: 50, maxHeight: 16)
      Text("Selected: \(selection?.word ?? "none")").dim()
    }
    .defaultFocus()
  }
}

extension Animal {
  fileprivate var legs: Int {
    switch self {
    case .bee, .ant: 6
    case .owl, .hen: 2
    default: 4
    }
  }

  fileprivate var call: String {
    switch self {
    case .dog: "woof"
    case .cat: "meow"
    case .owl: "hoo"
    case .bee: "buzz"
    case .hen: "cluck"
    case .cow: "moo"
    case .pig: "oink"
    case .ram: "baa"
    default: "nothing"
    }
  }
}

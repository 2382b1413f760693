import Observation
import Streams
import TextUI

struct ModelPage: View {
  @State private var farm = Farm()

  var body: some View {
    VStack(spacing: 1) {
      Text("\(farm.legs) legs")
      Heads(farm: farm)
      SaleButton()
      Text("Sales: \(farm.ledger.sales), of \(farm.ledger.animals) animals").dim()
    }
    .environment(farm)
    .defaultFocus()
  }
}

/// Changes the model through bindings to the elements of an array property.
private struct Heads: View {
  @Bindable var farm: Farm

  var body: some View {
    VStack(alignment: .trailing) {
      ForEach(0..<3) { index in
        Stepper(Farm.animals[index].word, value: $farm.heads[index], in: 0...99)
      }
    }
  }
}

/// Finds the model in the environment by its type.
private struct SaleButton: View {
  @Environment(Farm.self) private var farm

  var body: some View { Button("Sell all") { farm.sellAll() } }
}

/// The animals of the page.
@Observable private final class Farm {
  static let animals: [Animal] = [.cow, .hen, .bee]
  var heads = [2, 8, 40]
  let ledger = Ledger()
  @ObservationIgnored private let sales = Subject<Int, Never>()
  @ObservationIgnored private var subscriptions: [Subscription] = []

  init() {
    let shared = sales.publisher.scan((animals: 0, sales: 0)) { ($0.animals + $1, $0.sales + 1) }
      .share()
    subscriptions = [
      shared.map(\.animals).assign(to: \.animals, on: ledger) { 0 },
      shared.map(\.sales).assign(to: \.sales, on: ledger) { 0 },
    ]
  }

  var legs: Int { 4 * heads[0] + 2 * heads[1] + 6 * heads[2] }

  func sellAll() {
    sales.send(heads.reduce(0, +))
    heads = [0, 0, 0]
  }
}

/// The totals of all sales, which two subscriptions to one stream write.
@Observable private final class Ledger {
  var animals = 0
  var sales = 0
}

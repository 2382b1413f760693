import TextUI

struct BarChartPage: View {
  @State private var scores = [12, 7, -3, 9, 15]
  private let names = ["Ada", "Grace", "Alan", "Edsger", "Barbara"]

  var body: some View {
    VStack {
      Chart(Array(names.indices)) { number in
        BarMark(x: .value("Player", names[number]), y: .value("Points", scores[number]))
          .foregroundStyle(scores[number] < 0 ? .red : .green)
      }
      Chart(Array(names.indices)) { number in
        BarMark(x: .value("Points", max(0, scores[number])), y: .value("Player", names[number]))
          .annotation("\(scores[number])")
      }
      .chartXAxis(.hidden)
      .frame(height: 5)
      Stepper("Points of Ada", value: $scores[0], in: -9...20).defaultFocus()
    }
    .frame(maxWidth: 60, maxHeight: 30)
  }
}

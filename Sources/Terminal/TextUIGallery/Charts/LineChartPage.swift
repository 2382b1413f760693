import TextUI

struct LineChartPage: View {
  /// The share of words that are remembered after some hours, with and without a repetition.
  private let lists = [("learnt once", 0.35), ("repeated", 0.12)]

  var body: some View {
    Chart {
      for (name, decay) in lists {
        ForEachMark(0...48) { hour in
          LineMark(
            x: .value("Hours", hour), y: .value("Remembered (%)", 100 / (1 + decay * Double(hour))))
        }
        .foregroundStyle(by: .value("List", name))
      }
      RuleMark(y: .value("Remembered (%)", 50)).foregroundStyle(.gray).annotation("half")
    }
    .chartXAxisLabel("hours")
    .chartYAxisLabel("words remembered (%)")
    .frame(maxWidth: 100, maxHeight: 30)
  }
}

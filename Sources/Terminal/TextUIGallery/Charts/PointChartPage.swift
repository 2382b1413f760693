import TextUI

struct PointChartPage: View {
  @State private var isLogarithmic = false

  var body: some View {
    VStack {
      Chart {
        for pairs in 2...40 {
          PointMark(x: .value("Pairs", pairs), y: .value("Turns", Double(pairs) * 1.61))
            .foregroundStyle(by: .value("Player", "perfect memory"))
          PointMark(x: .value("Pairs", pairs), y: .value("Turns", Double(pairs * pairs) * 1.1))
            .foregroundStyle(by: .value("Player", "no memory"))
        }
      }
      .chartXAxisLabel("pairs")
      .chartYAxisLabel("turns")
      .chartXScale(type: isLogarithmic ? .log : .linear)
      .chartYScale(type: isLogarithmic ? .log : .linear)
      Toggle("Logarithmic", isOn: $isLogarithmic).defaultFocus()
    }
    .frame(maxWidth: 100, maxHeight: 30)
  }
}

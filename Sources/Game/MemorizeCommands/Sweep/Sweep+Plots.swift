import MemoryModel
import MemorySimulation

extension Sweep {
  /// Returns plots as SVG, one below the other; by default of the turns.
  func picture(
    of chosen: [CountedQuantity], _ logarithmic: LinePlot.Logarithmic?, _ scheme: PlotScheme
  ) -> String {
    LinePlot.svg(
      of: (chosen.isEmpty ? [.turns] : chosen).map { plot(of: $0, logarithmic, scheme) })
  }

  /// Returns plots in characters, each after an empty line.
  @MainActor func plots(
    of chosen: [CountedQuantity], _ logarithmic: LinePlot.Logarithmic?, columns: Int,
    isUnicode: Bool
  ) -> String {
    if reports.isEmpty { return "" }
    return chosen.map { quantity in
      let chart = SweepChart(plot: plot(of: quantity, logarithmic, .light), isUnicode: isUnicode)
      return ([""] + chart.lines(columns: columns)).joined(separator: "\n") + "\n"
    }.joined()
  }

  private func plot(
    of quantity: CountedQuantity, _ logarithmic: LinePlot.Logarithmic?, _ scheme: PlotScheme
  ) -> LinePlot {
    let name = quantity.rawValue
    let parameter = range.parameter
    return LinePlot(
      lines.indices.map { LinePlot.Line(lines[$0].printable(atMost: 60), points(of: name, $0)) },
      title: "\(name.prefix(1).uppercased())\(name.dropFirst()) by \(parameter.drawnName)",
      subtitle: heading,
      names: (parameter.axisName, CountedQuantity.axisName(name)),
      logarithmic: logarithmic, scheme: scheme)
  }

  private func points(of name: String, _ line: Int) -> [LinePlot.Point] {
    points.filter { $0.line == line }.compactMap { point in
      point.report.quantities.first { $0.name == name }.map { quantity in
        LinePlot.Point(
          range.number(point.value), quantity.summary, unfinished: point.report.tally.unfinished)
      }
    }
  }
}

extension SweptRange.Parameter {
  /// The title of the axis, with the unit.
  fileprivate var axisName: String { self == .flipTime ? "flip time (s)" : drawnName }

  /// The name of the parameter as in help, such as `capacity:N`.
  fileprivate var drawnName: String {
    guard case .argument(let form) = self else { return title }
    return PlayerForm(rawValue: form)?.usage(inPlans: false) ?? form
  }
}

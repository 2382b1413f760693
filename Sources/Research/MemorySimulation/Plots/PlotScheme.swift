/// The colors of a plot, for paper or for a dark screen.
///
/// The colors of lines are distinguishable with red-green blindness, after Okabe and Ito (2008).
public enum PlotScheme: String, CaseIterable, Sendable {
  /// The colors for a white background, as in print.
  case light
  /// The colors for a black background, as on slides and screens.
  case dark

  var paper: String { self == .light ? "#ffffff" : "#14171a" }
  var title: String { self == .light ? "#111111" : "#f4f4f4" }
  var ink: String { self == .light ? "#333333" : "#cfd3d6" }
  var axis: String { self == .light ? "#666666" : "#8d9499" }
  var grid: String { self == .light ? "#e3e3e3" : "#2d3338" }
  /// The color of emphasis, such as of a mean.
  var accent: String { self == .light ? "#b3261e" : "#ff8a7a" }
  /// The color of background shapes, such as bars.
  var bars: String { self == .light ? "#6c97cf" : "#4f7fc0" }

  private static let lightLines = [
    "#0072b2", "#d55e00", "#009e73", "#aa4499", "#b07d00", "#56b4e9", "#000000",
  ]
  private static let darkLines = [
    "#56b4e9", "#ff9448", "#2ed3a2", "#e79bc8", "#f0c33c", "#a6a8ff", "#ffffff",
  ]

  /// Returns the color of a line, counted from 0.
  func line(_ number: Int) -> String {
    let lines = self == .light ? Self.lightLines : Self.darkLines
    return lines[number % lines.count]
  }
}

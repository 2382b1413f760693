@testable import TextUI
@testable import TextUICore

extension View {
  /// Returns the view in a window of its own.
  func buffer(
    _ width: Int, _ height: Int, change: (inout EnvironmentValues) -> Void = { _ in }
  ) -> CellBuffer {
    var environment = EnvironmentValues()
    change(&environment)
    return Renderer().frame(
      of: self, size: Size(width: width, height: height), environment: environment, at: .zero
    ).buffer
  }
}

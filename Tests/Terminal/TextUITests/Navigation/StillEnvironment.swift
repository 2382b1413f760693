import TextUI

extension EnvironmentValues {
  /// An environment without animations.
  static var still: EnvironmentValues {
    var values = EnvironmentValues()
    values.reducesMotion = true
    return values
  }
}

/// The navigation path of a program.
final class Place {
  var path: [Int] = []
  var mixed: [AnyHashable] = []
  var isHidden = false
}

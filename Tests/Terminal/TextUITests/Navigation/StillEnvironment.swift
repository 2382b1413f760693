import TextUI

extension EnvironmentValues {
  /// An environment in which changes are shown at once.
  static var still: EnvironmentValues {
    var values = EnvironmentValues()
    values.reducesMotion = true
    return values
  }
}

/// What a program keeps of where it is.
final class Place {
  var path: [Int] = []
  var mixed: [AnyHashable] = []
  var isHidden = false
}

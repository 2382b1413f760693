/// The number of evaluations of a view, which is no difference between two views.
struct Evaluations: Equatable {
  private let slip = Slip(0)

  var count: Int { slip.value }

  func note() { slip.value += 1 }

  static func == (first: Evaluations, second: Evaluations) -> Bool { true }
}

/// `Dealing ████▌░░░ 56 %`: how much is done, or with no number that something is being done.
public struct ProgressView: View {
  private let title: String
  private let fraction: Double?

  /// Shows that something is being done.
  ///
  /// The sign turns while it can be seen, eight times a second; with reduced motion it rests.
  public init(_ title: String = "") {
    self.title = title
    fraction = nil
  }

  /// Shows how much is done.
  ///
  /// The bar takes the width there is, and moves when its change is animated.
  ///
  /// - Parameters:
  ///   - title: What is done; may be empty.
  ///   - value: The part that is done; below zero and what is no number counts as zero.
  ///   - total: The whole. More than the whole, or a whole of zero or less, shows as all done.
  public init(_ title: String = "", value: Double, total: Double = 1) {
    self.title = title
    let done = value.isNaN ? 0 : max(0, value)
    fraction = total > 0 && done < total ? done / total : total.isNaN ? 0 : 1
  }

  public var body: some View {
    HStack {
      if let fraction {
        label
        ProgressBar(fraction: fraction)
        // Rounded down: all is done only when all is done.
        Text("\(Int(fraction * 100)) %").frame(width: 5, alignment: .trailing)
      } else {
        Spinner()
        label
      }
    }
  }

  @ViewBuilder private var label: some View {
    if !title.isEmpty { Text(title).lineLimit(1).layoutPriority(1) }
  }
}

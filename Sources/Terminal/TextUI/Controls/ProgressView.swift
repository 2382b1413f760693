/// A view that shows the fraction of a task that is done (`Dealing ████▌░░░ 56 %`) or a spinner.
public struct ProgressView: View {
  private let title: String
  private let fraction: Double?

  /// Creates an indeterminate progress view, with a spinner.
  ///
  /// The spinner turns eight times a second while it is visible; not with reduced motion.
  public init(_ title: String = "") {
    self.title = title
    fraction = nil
  }

  /// Creates a progress view with a bar.
  ///
  /// The bar fills the available width, and moves if the change of its value is animated.
  ///
  /// - Parameters:
  ///   - title: The name of the task; may be empty.
  ///   - value: The amount that is done; a negative value or NaN counts as zero.
  ///   - total: The whole amount. The bar is full if `value` is greater or `total` not positive.
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
        // Rounded down, so that 100 % is shown only when all is done.
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

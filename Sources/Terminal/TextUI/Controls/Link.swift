/// A control that opens an address of the web, a mail or a file.
///
///     Link("The Swift language", destination: "https://www.swift.org")
///
/// It is underlined, and a link of the terminal as well (OSC 8), which can be opened there even if
/// it is wrapped. A click, or Enter or Space with focus, calls `\.openURL`, which copies the
/// address unless the program sets another action.
///
/// Only http, https, mailto and file addresses without control characters are links; the label of
/// any other is plain text.
public struct Link<Label: View>: View {
  private let destination: String
  private let label: Label
  @Environment(\.openURL) private var openURL

  /// Creates a link with any views as its label; several are laid out in a row.
  ///
  /// - Parameters:
  ///   - destination: The address; letters beyond ASCII may be unencoded.
  ///   - label: The label.
  public init(destination: String, @ViewBuilder label: () -> Label) {
    self.destination = destination
    self.label = label()
  }

  public var body: some View {
    if let address = LinkAddress(destination) {
      Button {
        openURL(destination)
      } label: {
        label.underline().hyperlink(address)
      }
      .buttonStyle(.plain)
      .accessibilityValue("link")
    } else {
      label
    }
  }
}

extension Link where Label == Text {
  /// Creates a link with a text label.
  public init(_ title: some StringProtocol, destination: String) {
    self.init(destination: destination) { Text(title) }
  }
}

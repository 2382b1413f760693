/// An action that opens the address of a link.
///
///     Link("Swift", destination: "https://www.swift.org")
///       .environment(\.openURL, OpenURLAction { address in browser.open(address) })
///
/// It is called like a function. By default it starts no program, because the person may be at
/// another machine: it copies the address by `\.copy`. Terminals open links by themselves, usually
/// by a click with Control, Command or Shift.
public struct OpenURLAction {
  private let action: (String) -> Void

  /// Creates an action that a program or a part of it sets in the environment.
  ///
  /// - Parameter action: Opens an address, which is that of a link: of the web, a mail or a file,
  ///   without control characters.
  public init(_ action: @escaping (_ address: String) -> Void) {
    self.action = action
  }

  /// Opens an address.
  public func callAsFunction(_ address: String) {
    action(address)
  }
}

extension EnvironmentValues {
  /// The action that opens the addresses of links; by default it copies them.
  public var openURL: OpenURLAction {
    get { self[OpenURLKey.self] ?? OpenURLAction { [copy] in copy($0) } }
    set { self[OpenURLKey.self] = newValue }
  }
}

private enum OpenURLKey: EnvironmentKey {
  static var defaultValue: OpenURLAction? { nil }
}

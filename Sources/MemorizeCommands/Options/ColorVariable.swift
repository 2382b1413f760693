/// A variable that many programs apply when they decide about colours.
struct ColorVariable {
  let name: String
  let help: String

  /// The one that counts most comes first; `TerminalIO` reads them.
  static let all = [
    ColorVariable(
      name: "FORCE_COLOR", help: "Colours, whatever the terminal says: 1, 2 or 3; 0 for none"),
    ColorVariable(name: "CLICOLOR_FORCE", help: "Colours, unless it is 0"),
    ColorVariable(name: "NO_COLOR", help: "No colours, unless it is empty"),
    ColorVariable(name: "CLICOLOR", help: "No colours if it is 0"),
  ]
}

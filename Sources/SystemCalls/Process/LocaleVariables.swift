/// The variables of the environment that say how text is written.
public enum LocaleVariables {
  /// The first of them that says anything decides.
  public static let names = ["LC_ALL", "LC_CTYPE", "LANG"]

  /// Whether text is UTF-8 in an environment with at least those of `names` that are set.
  public static func writesUTF8(_ environment: [String: String]) -> Bool {
    let locale = names.lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
    let name = locale?.lowercased().prefix { $0 != "@" } ?? ""
    return name.hasSuffix("utf-8") || name.hasSuffix("utf8")
  }
}

import Foundation

/// Finds the programs that were built together with the tests.
public enum BuiltProgram {
  /// Returns the absolute path of a program next to the running test bundle.
  ///
  /// - Throws: `SystemFault` if no bundle is running.
  public static func path(of name: String) throws -> String {
    for argument in CommandLine.arguments {
      let parts = argument.split(separator: "/", omittingEmptySubsequences: false)
      if let bundle = parts.firstIndex(where: { $0.hasSuffix(".xctest") }) {
        let path = (parts[..<bundle] + [Substring(name)]).joined(separator: "/")
        return path.hasPrefix("/") ? path : "\(FileManager.default.currentDirectoryPath)/\(path)"
      }
    }
    throw SystemFault(step: "find the test bundle", code: 0)
  }
}

/// What a shell offers for a word that is being typed.
enum Completion: Hashable, Sendable {
  case nothing
  /// One that ends in a colon is to be typed on.
  case words([String])
  case files
  /// The commands, and after one of them its actions.
  case commands
  /// What a command lists with `--names`: only the program itself knows them.
  case names(of: String)
}

extension ValueHelp {
  var completion: Completion {
    if isFile { return .files }
    return choices.isEmpty ? .nothing : .words(choices)
  }
}

extension Command {
  /// What a shell offers for the operand after so many others.
  func completion(after count: Int) -> Completion {
    operand(after: count)?.completion ?? .nothing
  }
}

import MemorySimulation

extension RunHead {
  /// The head of a file of CSV: a line for each of its members, with its value as JSON.
  ///
  /// Most readers of CSV pass over lines of `#`, some when they are told to.
  var csvLines: String {
    members.map { "# \($0.name): \($0.value)\n" }.joined()
  }
}

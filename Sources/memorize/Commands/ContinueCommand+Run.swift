import MemoryViewModel

extension ContinueCommand {
  @MainActor func run(to output: inout StandardOutput, with files: PlayerFiles) throws {
    try manner.play(with: files, to: &output) { app in
      try app.open(summary(among: try files.shelf(Complaints()).summaries()).id)
    }
  }
}

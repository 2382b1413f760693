import MemoryViewModel

extension PlayCommand {
  @MainActor func run(to output: inout StandardOutput, with files: PlayerFiles) throws {
    try options.play(with: files, to: &output) { app in
      try app.deal(setup, seed: seed ?? .byChance())
    }
  }
}

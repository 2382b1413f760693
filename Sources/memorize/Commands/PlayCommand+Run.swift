import MemoryViewModel

extension PlayCommand {
  @MainActor func run(
    to output: inout StandardOutput, in context: RunContext, with files: PlayerFiles
  ) throws {
    try options.play(with: files, to: &output, in: context) { app in
      try app.deal(setup, seed: seed ?? context.chance.seed)
    }
  }
}

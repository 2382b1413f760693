extension ScreenRun {
  /// Runs the jobs of the main actor that wait, but not for longer than a frame, so that keys are
  /// handled in between.
  mutating func runJobs() {
    guard let executor = loop.executor else { return }
    let deadline = loop.clock() + FramePacer.shortest
    let hasRun = executor.run { loop.clock() < deadline }
    if hasRun && screen.needsFrame() { pacer.requestAtRate() }
  }
}

import MemoryEngine
import MemoryModel
import MemoryStore
import MemoryViewModel
import TestSupport
import Testing

/// A game won by a process that is killed at any step of its writes.
@Suite struct WonGameTests {
  @Test(arguments: WriteStep.allCases)
  func `after a kill at any time every confirmed card is on the disk, and the score counts once`(
    step: WriteStep
  ) throws {
    var times = 1
    while try isKilled(at: step, times) { times += 1 }
    // A replacement has steps for the game and for the scores, an appended line for each.
    #expect(times < 20)
  }

  /// Plays until the process is killed, and then as the player does after a restart.
  private func isKilled(at step: WriteStep, _ times: Int) throws -> Bool {
    let folder = try TemporaryFolder()
    let probe = try ProbeProcess(["win", folder.path + "/data", "ab12", step.rawValue, "\(times)"])
    var answers: [String] = []
    while let line = probe.line() { answers.append(line) }
    let isKilled = try probe.end() == -9
    #expect(isKilled != (answers.last == "ended"), "\(answers)")

    try check(folder, after: answers)
    let next = try ProbeProcess(["finish", folder.path + "/data", "ab12"])
    while next.line() != nil {}
    let exitStatus = try next.end()
    let scores = ScoreFile(in: .folder(folder.path + "/data")).load().scores
    let wasBegun = answers.contains { $0 != "ended" }
    #expect(
      (exitStatus, Set(scores.map(\.id)).count <= 1, ScoreTable(scores).count <= 1) == (
        0, true, true
      ))
    if wasBegun { #expect(scores.contains { $0.id == "ab12" }, "\(step) \(times) \(answers)") }
    return isKilled
  }

  /// Expects every acknowledged flip to be on disk.
  private func check(_ folder: TemporaryFolder, after answers: [String]) throws {
    let storage = DiskFolder(folder.path + "/data")
    let scores = ScoreFile(in: storage).load().scores.map(\.id)
    if answers.contains("won") { #expect(scores == ["ab12"]) }
    guard let shown = answers.last.flatMap(Int.init) else { return }
    let repository = GameRepository.storage(
      storage, today: { 0 }, newID: { "copy" }, report: { Issue.record("\($0)") })
    // A game whose score is in the file may have left the repository already.
    guard try !repository.summaries().isEmpty || scores.isEmpty else { return }
    let (game, recorder) = try repository.open("ab12")
    #expect(game.record.moves.count >= shown)
    try recorder.close(game, .saved)
  }
}

import TestSupport
import Testing

@Suite("A folder that is closed to the player")
struct UnreadableTests {
  @Test("unreadable and unchangeable things are reported as such")
  func reasons() throws {
    let folder = try TemporaryFolder()
    let path = try folder.put("{}", in: "theme.json")
    let probe = try ProbeProcess(["forbidden", folder.path, "theme.json"])

    #expect(
      [probe.line(), probe.line(), probe.line(), probe.line(), probe.line()] == [
        "theme.json: cannot be read: permission denied", "\"\": cannot be read: permission denied",
        "\(path): cannot be read: permission denied", "\(path): cannot be written to",
        "theme.json: cannot be written to",
      ])
    #expect(try (probe.end(), folder.text(of: "theme.json")) == (0, "{}"))
  }
}

import MemoryViewModel
import Testing

@Suite("Times as on a stopwatch")
struct StopwatchTests {
  @Test(
    "a time has minutes and seconds, from one hour on also hours",
    arguments: [
      (0, "0:00"), (9, "0:09"), (59, "0:59"), (60, "1:00"), (605, "10:05"), (3599, "59:59"),
      (3600, "1:00:00"), (3661, "1:01:01"), (360_000, "100:00:00"), (-5, "0:00"),
    ])
  func spells(seconds: Int, text: String) {
    #expect(Duration.seconds(seconds).stopwatchText == text)
  }

  @Test("incomplete seconds do not count")
  func roundsDown() {
    #expect(Duration.milliseconds(1999).stopwatchText == "0:01")
  }
}

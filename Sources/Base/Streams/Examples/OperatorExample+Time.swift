extension OperatorExample {
  static var time: [OperatorExample] {
    [
      OperatorExample(
        "debounce", "A value after which no other comes for a while.", "debounce(for: 2 ticks)",
        of: "abc---d|", gives: "----c--|"
      ) {
        $0[0].debounce(for: tick * 2)
      },
      OperatorExample(
        "throttle", "A value at once, then at most the latest of every while.",
        "throttle(for: 3 ticks)",
        of: "abcd-----e|", gives: "a--c--d--e|"
      ) {
        $0[0].throttle(for: tick * 3)
      },
      OperatorExample(
        "throttle-first", "A value at once, then at most the first of every while.",
        "throttle(for: 3 ticks, latest: false)",
        of: "abcd-----e|", gives: "a--b--d--e|"
      ) {
        $0[0].throttle(for: tick * 3, latest: false)
      },
      OperatorExample(
        "timeout", "An end when no value has come for a while.", "timeout(3 ticks)",
        of: "-a-b----c|", gives: "-a-b--|"
      ) {
        $0[0].timeout(tick * 3)
      },
      OperatorExample(
        "timeout-failing", "A failure when no value has come for a while.",
        "timeout(3 ticks, failing: Late())",
        of: "-a-b----c|", gives: "-a-b--#"
      ) {
        $0[0].timeout(tick * 3, failing: MarbleFailure())
      },
      OperatorExample(
        "measure-interval", "The time since the value before, here in ticks.",
        "measureInterval()",
        of: "-a--b-c|", gives: "-1--3-2|"
      ) {
        $0[0].measureInterval().map { Marble(Int($0 / tick)) }
      },
      OperatorExample(
        "delay", "Everything a while later.", "delay(for: 2 ticks)",
        of: "a-b-c|", gives: "--a-b-c|"
      ) {
        $0[0].delay(for: tick * 2)
      },
    ]
  }
}

extension OperatorExample {
  static var reducing: [OperatorExample] {
    [
      OperatorExample(
        "collect", "All values in one array, at the end.", "collect()",
        of: "a-b-c--|", gives: "-------([abc]|)"
      ) {
        $0[0].collect().map(Marble.list)
      },
      OperatorExample(
        "collect-count", "Arrays of so many values each, and of what is left.", "collect(4)",
        of: "abcdef|", gives: "---[abcd]--([ef]|)"
      ) {
        $0[0].collect(4).map(Marble.list)
      },
      OperatorExample(
        "collect-time", "Arrays of what came in equal windows of time.",
        "collect(every: 3 ticks)",
        of: "ab-c--d-----e-|", gives: "---[ab]--[c]--[d]----([e]|)"
      ) {
        $0[0].collect(every: tick * 3).map(Marble.list)
      },
      OperatorExample(
        "collect-time-or-count", "Arrays of a window of time, which also ends when it is full.",
        "collect(every: 3 ticks, orCount: 2)",
        of: "abc---|", gives: "-[ab]--[c]-|"
      ) {
        $0[0].collect(every: tick * 3, orCount: 2).map(Marble.list)
      },
      OperatorExample(
        "ignore-output", "Only the end.", "ignoreOutput()",
        of: "-a-b-c-|", gives: "-------|"
      ) {
        $0[0].ignoreOutput().map(nothing(of:))
      },
      OperatorExample(
        "reduce", "What all values make together, at the end.", "reduce(0, +)",
        of: "1-2-3-|", gives: "------(6|)"
      ) {
        $0[0].reduce("0") { Marble($0.number + $1.number) }
      },
      OperatorExample(
        "count", "How many values there were, at the end.", "count()",
        of: "-a-b-c-|", gives: "-------(3|)"
      ) {
        $0[0].count().map { Marble($0) }
      },
      OperatorExample(
        "min", "The smallest value, at the end.", "min()", of: "3-1-2|", gives: "-----(1|)"
      ) {
        $0[0].map(\.number).min().map { Marble($0) }
      },
      OperatorExample(
        "min-by", "The value that comes before all others, at the end.", "min { $0 > $1 }",
        of: "3-1-2|", gives: "-----(3|)"
      ) {
        $0[0].min { $0.number > $1.number }
      },
      OperatorExample(
        "max", "The largest value, at the end.", "max()", of: "1-3-2|", gives: "-----(3|)"
      ) {
        $0[0].map(\.number).max().map { Marble($0) }
      },
      OperatorExample(
        "max-by", "The value that comes after all others, at the end.", "max { $0 > $1 }",
        of: "3-1-2|", gives: "-----(1|)"
      ) {
        $0[0].max { $0.number > $1.number }
      },
    ]
  }
}

/// Unreachable, because `Never` has no values.
private func nothing(of value: Never) -> Marble {}

extension OperatorExample {
  static var sequence: [OperatorExample] {
    [
      OperatorExample(
        "drop-while", "Nothing before the first value that is not dropped.",
        "drop(while: { $0 < 3 })",
        of: "1-2-3-1|", gives: "----3-1|"
      ) {
        $0[0].drop { $0.number < 3 }
      },
      OperatorExample(
        "drop-until", "Nothing before the first value of another stream.",
        "drop(untilOutputFrom: other)",
        of: "a-b-c-d|", "---o--", gives: "----c-d|"
      ) {
        $0[0].drop(untilOutputFrom: $0[1])
      },
      OperatorExample(
        "drop-first", "All values but so many at the beginning.", "dropFirst(2)",
        of: "a-b-c-d|", gives: "----c-d|"
      ) {
        $0[0].dropFirst(2)
      },
      OperatorExample(
        "append", "Some values before a good end.", "append(x, y)",
        of: "-a-b-|", gives: "-a-b-(xy|)"
      ) {
        $0[0].append("x", "y")
      },
      OperatorExample(
        "append-stream", "Another stream, which begins when the first has ended.",
        "append(other)",
        of: "-a-b|", "-c-d|", gives: "-a-b-c-d|"
      ) {
        $0[0].append($0[1])
      },
      OperatorExample(
        "prepend", "Some values at the beginning.", "prepend(x, y)",
        of: "-a-b|", gives: "(xy)a-b|"
      ) {
        $0[0].prepend("x", "y")
      },
      OperatorExample(
        "prepend-stream", "Another stream, after whose end the first one begins.",
        "prepend(other)",
        of: "-a-b|", "-c-d|", gives: "-c-d-a-b|"
      ) {
        $0[0].prepend($0[1])
      },
      OperatorExample(
        "prefix", "So many values at the beginning, and the end.", "prefix(2)",
        of: "-a-b-c-|", gives: "-a-(b|)"
      ) {
        $0[0].prefix(2)
      },
      OperatorExample(
        "prefix-while", "An end at the first value that is not wanted.",
        "prefix(while: { $0 < 3 })",
        of: "1-2-3-1|", gives: "1-2-|"
      ) {
        $0[0].prefix { $0.number < 3 }
      },
      OperatorExample(
        "prefix-until", "An end at the first value of another stream.",
        "prefix(untilOutputFrom: other)",
        of: "a-b-c-d|", "---o--", gives: "a-b|"
      ) {
        $0[0].prefix(untilOutputFrom: $0[1])
      },
    ]
  }
}

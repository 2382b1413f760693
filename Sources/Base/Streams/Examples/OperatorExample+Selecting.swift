extension OperatorExample {
  static var selecting: [OperatorExample] {
    [
      OperatorExample(
        "first", "The first value, and the end.", "first()", of: "--a-b-|", gives: "--(a|)"
      ) {
        $0[0].first()
      },
      OperatorExample(
        "first-where", "The first value that is wanted, and the end.", "first { $0 > 2 }",
        of: "-1-4-3|", gives: "---(4|)"
      ) {
        $0[0].first { $0.number > 2 }
      },
      OperatorExample(
        "last", "The last value, at the end.", "last()", of: "-a-b---|", gives: "-------(b|)"
      ) {
        $0[0].last()
      },
      OperatorExample(
        "last-where", "The last value that is wanted, at the end.", "last { $0 > 2 }",
        of: "-4-3-1-|", gives: "-------(3|)"
      ) {
        $0[0].last { $0.number > 2 }
      },
      OperatorExample(
        "output-at", "The value of a number, counted from 0.", "output(at: 1)",
        of: "a-b-c-d|", gives: "--(b|)"
      ) {
        $0[0].output(at: 1)
      },
      OperatorExample(
        "output-in", "The values of some numbers, counted from 0.", "output(in: 1...2)",
        of: "a-b-c-d|", gives: "--b-(c|)"
      ) {
        $0[0].output(in: 1...2)
      },
    ]
  }
}

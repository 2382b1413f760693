extension OperatorExample {
  static var joining: [OperatorExample] {
    [
      OperatorExample(
        "combine-latest", "The latest of two, whenever one of them sends a value.",
        "combineLatest(other)",
        of: "a--b-c--|", "-1-2--3-|", gives: "-[a1]-([b1][b2])-[c2][c3]-|"
      ) {
        $0[0].combineLatest($0[1]).map { .list([$0, $1]) }
      },
      OperatorExample(
        "combine-latest-three", "The latest of three, whenever one of them sends a value.",
        "combineLatest(second, third)",
        of: "a--b----|", "-1---2--|", "--x-----|", gives: "--[a1x][b1x]-[b2x]--|"
      ) {
        $0[0].combineLatest($0[1], $0[2]).map { .list([$0, $1, $2]) }
      },
      OperatorExample(
        "combine-latest-four", "The latest of four, whenever one of them sends a value.",
        "combineLatest(second, third, fourth)",
        of: "a----|", "-b---|", "--c--|", "---de|", gives: "---[abcd][abce]|"
      ) {
        $0[0].combineLatest($0[1], $0[2], $0[3]).map { .list([$0, $1, $2, $3]) }
      },
      OperatorExample(
        "merge", "The values of all streams as they come.", "merge(with: other)",
        of: "a---c|", "--b---d|", gives: "a-b-c-d|"
      ) {
        $0[0].merge(with: $0[1])
      },
      OperatorExample(
        "zip", "The first values of two together, then the second ones.", "zip(other)",
        of: "a--b-c--|", "-1-2--3-|", gives: "-[a1]-[b2]--[c3]-|"
      ) {
        $0[0].zip($0[1]).map { .list([$0, $1]) }
      },
      OperatorExample(
        "zip-three", "The first values of three together, then the second ones.",
        "zip(second, third)",
        of: "a--b---|", "-1--2--|", "--x--y-|", gives: "--[a1x]--[b2y]-|"
      ) {
        $0[0].zip($0[1], $0[2]).map { .list([$0, $1, $2]) }
      },
      OperatorExample(
        "zip-four", "The first values of four together, then the second ones.",
        "zip(second, third, fourth)",
        of: "a-b--|", "-1-2-|", "--x-y|", "---op|", gives: "---[a1xo][b2yp]|"
      ) {
        $0[0].zip($0[1], $0[2], $0[3]).map { .list([$0, $1, $2, $3]) }
      },
      OperatorExample(
        "first-value", "The first of two that answers without an error.", "firstValue(or: file)",
        of: "--#", "-----v|", gives: "-----(v|)"
      ) {
        $0[0].firstValue(or: $0[1])
      },
    ]
  }
}

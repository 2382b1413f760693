extension OperatorExample {
  static var matching: [OperatorExample] {
    [
      OperatorExample(
        "contains", "Yes as soon as a value comes, no at the end.", "contains(b)",
        of: "-a-b-c|", gives: "---(y|)"
      ) {
        $0[0].contains("b").map { Marble($0) }
      },
      OperatorExample(
        "contains-where", "Yes as soon as a value is wanted, no at the end.",
        "contains { $0 > 4 }",
        of: "-1-3-2-|", gives: "-------(n|)"
      ) {
        $0[0].contains { $0.number > 4 }.map { Marble($0) }
      },
      OperatorExample(
        "all-satisfy", "No as soon as a value is not wanted, yes at the end.",
        "allSatisfy { $0 < 3 }",
        of: "-1-3-2-|", gives: "---(n|)"
      ) {
        $0[0].allSatisfy { $0.number < 3 }.map { Marble($0) }
      },
    ]
  }
}

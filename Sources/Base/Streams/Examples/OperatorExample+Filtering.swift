extension OperatorExample {
  static var filtering: [OperatorExample] {
    [
      OperatorExample(
        "filter", "Only the values that are wanted.", "filter { $0 > 2 }",
        of: "1-4-2-3|", gives: "--4---3|"
      ) {
        $0[0].filter { $0.number > 2 }
      },
      OperatorExample(
        "compact-map", "Every value as something else, where there is something.",
        "compactMap { Int($0) }",
        of: "-1-a-2-b|", gives: "-1---2--|"
      ) {
        $0[0].compactMap { $0.number == 0 ? nil : Marble($0.number) }
      },
      OperatorExample(
        "remove-duplicates", "No value that is like the one before it.", "removeDuplicates()",
        of: "a-a-b-b-a|", gives: "a---b---a|"
      ) {
        $0[0].removeDuplicates()
      },
      OperatorExample(
        "remove-duplicates-by", "No value that is like the one before it in what is compared.",
        "removeDuplicates(by: sameLetter)",
        of: "a-A-b-B-a|", gives: "a---b---a|"
      ) {
        $0[0].removeDuplicates { $0.uppercased == $1.uppercased }
      },
      OperatorExample(
        "replace-empty", "One value where there is none.", "replaceEmpty(with: o)",
        of: "-----|", gives: "-----(o|)"
      ) {
        $0[0].replaceEmpty(with: "o")
      },
      OperatorExample(
        "replace-error", "A last value and a good end instead of a failure.",
        "replaceError(with: o)",
        of: "-a-#", gives: "-a-(o|)"
      ) {
        $0[0].replaceError(with: "o").setFailureType(to: MarbleFailure.self)
      },
    ]
  }
}

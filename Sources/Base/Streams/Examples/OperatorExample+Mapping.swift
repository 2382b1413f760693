extension OperatorExample {
  static var mapping: [OperatorExample] {
    [
      OperatorExample(
        "map", "Every value as something else.", "map { $0.uppercased }",
        of: "-a-b--c|", gives: "-A-B--C|"
      ) {
        $0[0].map(\.uppercased)
      },
      OperatorExample(
        "map-key-paths", "What lies at some key paths, together.", "map(\\.uppercased, \\.self)",
        of: "-a--b|", gives: "-[Aa]--[Bb]|"
      ) {
        $0[0].map(\.uppercased, \.self).map { .list([$0, $1]) }
      },
      OperatorExample(
        "map-error", "The same values, and another reason to fail.", "mapError { NoAnswer($0) }",
        of: "-a-b-#", gives: "-a-b-#"
      ) {
        $0[0].mapError { _ in MarbleFailure() }
      },
      OperatorExample(
        "set-failure-type", "A stream that cannot fail becomes one that might.",
        "setFailureType(to: NoAnswer.self)",
        of: "-a-b-|", gives: "-a-b-|"
      ) {
        $0[0].replaceError(with: "!").setFailureType(to: MarbleFailure.self)
      },
      OperatorExample(
        "replace-nil", "A value instead of nil, here of dots.", "replaceNil(with: o)",
        of: "-a-.-b-.|", gives: "-a-o-b-o|"
      ) {
        $0[0].map { $0 == "." ? nil : $0 }.replaceNil(with: "o")
      },
      OperatorExample(
        "scan", "What all values so far make together, after each of them.", "scan(0, +)",
        of: "1-2-3|", gives: "1-3-6|"
      ) {
        $0[0].scan("0") { Marble($0.number + $1.number) }
      },
    ]
  }
}

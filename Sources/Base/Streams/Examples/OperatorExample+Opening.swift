extension OperatorExample {
  static var opening: [OperatorExample] {
    [
      OperatorExample(
        "flat-map", "The values of a stream for each value, as they come.",
        "flatMap { _ in other }",
        of: "a--b--|", "-1-2-|", gives: "-1-21-2-|"
      ) { streams in
        streams[0].flatMap { _ in streams[1] }
      },
      OperatorExample(
        "flat-map-one", "One stream after the other, one for each value.",
        "flatMap(maxPublishers: 1) { _ in other }",
        of: "a-b----|", "-1-2-|", gives: "-1-2--1-2-|"
      ) { streams in
        streams[0].flatMap(maxPublishers: 1) { _ in streams[1] }
      },
      OperatorExample(
        "switch-to-latest", "The values of the stream for the latest value only.",
        "map { _ in other }.switchToLatest()",
        of: "a--b--|", "-1-2-|", gives: "-1--1-2-|"
      ) { streams in
        streams[0].map { _ in streams[1] }.switchToLatest()
      },
      OperatorExample(
        "catch", "The values of another stream after a failure.", "catch { _ in other }",
        of: "a-b#", "-1-2|", gives: "a-b-1-2|"
      ) { streams in
        streams[0].catch { _ in streams[1] }
      },
      OperatorExample(
        "retry", "The stream from its beginning after each of some failures.", "retry(1)",
        of: "a-b-#", gives: "a-b-a-b-#"
      ) { streams in
        streams[0].retry(1)
      },
      OperatorExample(
        "handle-events", "The same stream, for which closures are called.",
        "handleEvents(receiveOutput: note)", of: "a-b-|", gives: "a-b-|"
      ) { streams in
        streams[0].handleEvents(receiveOutput: { _ in })
      },
    ]
  }
}

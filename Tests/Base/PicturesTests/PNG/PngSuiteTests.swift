import Pictures
import TestSupport
import Testing

private let suite = ConformanceSuite("PngSuite")

/// Willem van Schaik's PngSuite: every kind of PNG, and corrupt files, whose names begin with `x`.
@Suite("PngSuite", .enabled(if: suite != nil, "CONFORMANCE names no folder that has it"))
struct PngSuiteTests {
  @Test("valid files have the pixels of another decoder, and broken ones are refused")
  func pixels() throws {
    let suite = try #require(suite)
    let files = try suite.files("png")
    let broken = files.filter { $0.hasPrefix("x") }
    #expect(files.count > 100 && !broken.isEmpty)
    let cases = files.map { file in
      let picture = decoded(file, of: suite)
      if file.hasPrefix("x") { return (file, picture == nil) }
      let expected = ExpectedPixels(file, of: suite)
      return (file, picture.flatMap { expected?.matches($0) } ?? false)
    }
    try suite.report("PngSuite", cases, "(\(broken.count) broken ones)")
  }
}

import PlainJSON
import TestSupport
import Testing

private let suite = ConformanceSuite("JSONTestSuite")

/// Nicolas Seriot's JSONTestSuite: files that a parser must accept (y), must reject (n), or may do
/// either with (i).
@Suite("JSONTestSuite", .enabled(if: suite != nil, "CONFORMANCE names no folder that has it"))
struct JSONTestSuiteTests {
  private func isAccepted(_ file: String, of suite: ConformanceSuite) throws -> Bool {
    let bytes = try #require(suite.bytes(of: file))
    do throws(JSONError) {
      _ = try JSON(parsing: bytes)
      return true
    } catch {
      return false
    }
  }

  @Test("valid files are accepted, invalid ones are refused, and none crashes")
  func verdicts() throws {
    let suite = try #require(suite)
    let verdicts = try suite.files("json").map { ($0, try isAccepted($0, of: suite)) }
    #expect(verdicts.count > 300)
    func accepted(_ kind: String) -> String {
      let files = verdicts.filter { $0.0.hasPrefix(kind) }
      return "\(files.count { $0.1 }) of \(files.count)"
    }
    try suite.report(
      "JSONTestSuite",
      verdicts.map { file, isAccepted in
        (file, file.hasPrefix("i_") || file.hasPrefix("y_") == isAccepted)
      },
      "(accepted: y \(accepted("y_")), n \(accepted("n_")), i \(accepted("i_")))")
  }
}

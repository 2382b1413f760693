import PlainJSON
import Testing

@Suite("Lifetime of an encoder")
struct EncoderLifetimeTests {
  private final class Token: Sendable {}

  /// A key that is released with the last encoder that has it in its path.
  private struct TokenKey: CodingKey {
    let token: Token
    let stringValue = "name"
    let intValue: Int? = nil

    init(_ token: Token) { self.token = token }
    init?(stringValue: String) { nil }
    init?(intValue: Int) { nil }
  }

  private struct Nest: Encodable {
    let token: Token
    let depth: Int

    func encode(to encoder: any Encoder) throws {
      guard depth > 0 else { return try ["leaf", "leaf"].encode(to: encoder) }
      var members = encoder.container(keyedBy: TokenKey.self)
      try members.encode(Nest(token: token, depth: depth - 1), forKey: TokenKey(token))
    }
  }

  @Test("encoding leaks nothing, however deep the value is", arguments: 0...4)
  func leavesNothing(depth: Int) throws {
    weak var left: Token?
    do {
      let token = Token()
      left = token
      let json = try JSON(encoding: Nest(token: token, depth: depth))
      let start = String(repeating: #"{"name":"#, count: depth)
      let end = String(repeating: "}", count: depth)
      #expect("\(json)" == start + #"["leaf","leaf"]"# + end)
    }
    #expect(left == nil)
  }
}

import TerminalIO
import TestSupport
import Testing
import TextUI

@Suite struct InputDecoderTests {
  @Test("each sequence of the known terminals is decoded", arguments: KnownSequence.all)
  func meaning(of sequence: KnownSequence) {
    var decoder = InputDecoder()

    #expect((decoder.decode(sequence.bytes), decoder.pending) == (sequence.inputs, .nothing))
  }

  @Test("it does not matter where a sequence is split", arguments: KnownSequence.all)
  func splits(of sequence: KnownSequence) {
    for split in 0...sequence.bytes.count {
      var decoder = InputDecoder()
      let first = decoder.decode(Array(sequence.bytes[..<split]))
      let inputs = first + decoder.decode(Array(sequence.bytes[split...]))
      #expect(inputs == sequence.inputs, "split at \(split)")
    }
  }

  @Test("all sequences in a row are decoded byte by byte as they are one by one")
  func row() {
    var decoder = InputDecoder()
    let inputs = KnownSequence.all.flatMap { sequence in
      sequence.bytes.flatMap { decoder.decode([$0]) }
    }

    #expect(inputs == KnownSequence.all.flatMap(\.inputs))
  }

  @Test(
    "an incomplete sequence becomes keys at a flush, or is discarded",
    arguments: [
      KnownSequence("\u{1B}", .key(.escape)),
      KnownSequence("\u{1B}\u{1B}", .key(.escape), .key(.escape)),
      KnownSequence("\u{1B}\u{1B}\u{1B}", .key(.escape), .key(.escape), .key(.escape)),
      KnownSequence("\u{1B}[", .key(.character("["), .alt)),
      KnownSequence("\u{1B}O", .key(.character("O"), .alt)),
      KnownSequence("\u{1B}]", .key(.character("]"), .alt)),
      KnownSequence("\u{1B}P", .key(.character("P"), .alt)),
      KnownSequence("\u{1B}\u{1B}[", .key(.escape), .key(.character("["), .alt)),
      KnownSequence("\u{1B}[12;"), KnownSequence("\u{1B}]11;rgb:"), KnownSequence("\u{1B}[M!"),
      KnownSequence("\u{1B}[["), KnownSequence([0xF0, 0x9F], []),
      KnownSequence("\u{1B}[200~half a text", .paste("half a text")),
    ])
  func flushed(_ sequence: KnownSequence) {
    var decoder = InputDecoder()
    let early = decoder.decode(sequence.bytes)

    #expect(
      decoder.pending != .nothing
        && (early + decoder.flush(), decoder.flush(), decoder.pending, decoder.decode([0x61])) == (
          sequence.inputs, [], .nothing, [.key(.character("a"))]
        ))
  }

  @Test(
    "what follows a late Escape is no key if it is the rest of a sequence",
    arguments: [
      KnownSequence("[A"), KnownSequence("OA"), KnownSequence("[1;5C"), KnownSequence("[3~"),
      KnownSequence("[[B"), KnownSequence("[<0;5;3M", .mouse(.down(.left), 4, 2)),
      KnownSequence("]11;rgb:0/0/0\u{7}", .background(0)),
      KnownSequence("P>|st\u{1B}\\", .answer(.version("st"))),
      KnownSequence("x", .key(.character("x"))),
      KnownSequence("Ok", .key(.character("O")), .key(.character("k"))),
      KnownSequence("[\r", .key(.character("[")), .key(.enter)),
      KnownSequence("]x", .key(.character("]")), .key(.character("x"))),
      KnownSequence("P1", .key(.character("P")), .key(.character("1"))),
    ])
  func late(_ rest: KnownSequence) {
    var decoder = InputDecoder()
    let start = decoder.decode([0x1B]) + decoder.flush()
    let inputs = rest.bytes.flatMap { decoder.decode([$0]) }

    #expect(
      (start, inputs, decoder.decode(Array("\u{1B}[A".utf8))) == (
        [.key(.escape)], rest.inputs, [.key(.up)]
      ))
  }

  @Test("a bracket typed a while after Escape is a key", arguments: ["[", "O", "]", "P"])
  func typedLater(text: Character) {
    var decoder = InputDecoder()
    _ = decoder.decode([0x1B]) + decoder.flush()
    let early = decoder.decode(Array(text.utf8)) + decoder.flush() + decoder.decode([0x1B])
    _ = decoder.flush() + decoder.flush()

    #expect(
      (early, decoder.decode(Array("\(text)A".utf8))) == (
        [.key(.character(text))], [.key(.character(text)), .key(.character("A"))]
      ))
  }

  @Test("a lone escape byte has a short timeout, an incomplete sequence a longer one")
  func pending() {
    var decoder = InputDecoder()
    #expect((decoder.pending, decoder.flush()) == (.nothing, []))

    for (text, pending) in [
      ("\u{1B}", InputDecoder.Pending.escape), ("[", .escape), ("1", .sequence), ("A", .nothing),
      ("\u{1B}", .escape), ("]", .escape), ("1", .sequence), ("\u{7}", .nothing),
    ] {
      _ = decoder.decode(Array(text.utf8))
      #expect(decoder.pending == pending)
    }
  }

  @Test("every prefix of every sequence ends at a flush, and the next key is decoded")
  func everyStart() {
    for sequence in KnownSequence.all {
      for length in 0..<sequence.bytes.count {
        var decoder = InputDecoder()
        _ = decoder.decode(Array(sequence.bytes[..<length]))
        _ = decoder.flush()
        #expect(decoder.decode([0x71]) == [.key(.character("q"))])
      }
    }
  }

  @Test("after a million random bytes a key is still decoded", arguments: 1...4)
  func noise(seed: Int) {
    var generator = SeededNumbers(seed: seed)
    var decoder = InputDecoder()
    for _ in 0..<2500 {
      let count = Int.random(in: 0...200, using: &generator)
      let bytes = (0..<count).map { _ in Self.noise(&generator) }
      for case .event(.mouse(let mouse)) in decoder.decode(bytes) {
        #expect(mouse.location.x >= 0 && mouse.location.y >= 0)
      }
      _ = decoder.flush()
      #expect(decoder.decode([0x71]) == [.key(.character("q"))])
    }
  }

  /// Returns a random byte, mostly one that begins or continues a sequence.
  private static func noise(_ generator: inout SeededNumbers) -> UInt8 {
    let usual = Array("\u{1B}\u{1B}\u{1B}[[[]O<?0129;:$~MmPAu\\200~".utf8)
    return Bool.random(using: &generator)
      ? .random(in: 0...255, using: &generator) : usual.randomElement(using: &generator) ?? 0
  }

  @Test(
    "the mouse never points left of or above the screen, and a sequence of any length is consumed")
  func oldMouse() {
    for x in UInt8.min...UInt8.max {
      var decoder = InputDecoder()
      let inputs = decoder.decode([0x1B, 0x5B, 0x4D, 0x20, x, x])
      let place = max(0, Int(x) - 33)
      #expect(inputs == [.mouse(.down(.left), place, place)])
    }

    for (start, end) in [("\u{1B}[", "A"), ("\u{1B}]", "\u{7}"), ("\u{1B}P", "\u{1B}\\")] {
      var decoder = InputDecoder()
      let text = start + String(repeating: "1;", count: 50_000) + end + "q"
      #expect(decoder.decode(Array(text.utf8)) == [.key(.character("q"))])
    }
  }
}

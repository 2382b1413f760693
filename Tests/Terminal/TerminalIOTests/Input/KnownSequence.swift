import Testing
import TextUI

@testable import TerminalIO

/// The bytes that a terminal sends, and their meaning.
struct KnownSequence: CustomTestStringConvertible {
  let bytes: [UInt8]
  let inputs: [Input]

  init(_ text: String, _ inputs: Input...) {
    self.init(Array(text.utf8), inputs)
  }

  init(_ bytes: [UInt8], _ inputs: [Input]) {
    self.bytes = bytes
    self.inputs = inputs
  }

  var testDescription: String { String(decoding: bytes, as: UTF8.self).debugDescription }
}

extension Input {
  static func key(_ key: Key, _ modifiers: EventModifiers = []) -> Input {
    .event(.key(KeyPress(key, modifiers: modifiers)))
  }

  static func mouse(
    _ action: MouseEvent.Action, _ x: Int, _ y: Int, _ modifiers: EventModifiers = []
  ) -> Input {
    .event(.mouse(MouseEvent(action, at: Point(x: x, y: y), modifiers: modifiers)))
  }

  static func background(_ hex: Int) -> Input { .answer(.color(.background, Color(hex: hex))) }

  static func paste(_ text: String) -> Input { .event(.paste(text)) }
}

extension KnownSequence {
  static let all = plain + editing + functions + modified + mice + texts + answers + unknown

  static let plain = [
    KnownSequence("a", .key(.character("a"))), KnownSequence("Z", .key(.character("Z"))),
    KnownSequence(" ", .key(.space)), KnownSequence("\r", .key(.enter)),
    KnownSequence("\n", .key(.enter)), KnownSequence("\t", .key(.tab)),
    KnownSequence("\u{7F}", .key(.backspace)), KnownSequence("\u{8}", .key(.backspace)),
    KnownSequence("\u{0}", .key(.space, .control)),
    KnownSequence("\u{1}", .key(.character("a"), .control)),
    KnownSequence("\u{3}", .key(.character("c"), .control)),
    KnownSequence("\u{1A}", .key(.character("z"), .control)),
    KnownSequence("\u{1C}", .key(.character("\\"), .control)),
    KnownSequence("\u{1F}", .key(.character("_"), .control)),
    KnownSequence("é", .key(.character("é"))), KnownSequence("€", .key(.character("€"))),
    KnownSequence("🐶", .key(.character("🐶"))),
    KnownSequence("ß€x", .key(.character("ß")), .key(.character("€")), .key(.character("x"))),
  ]

  static let editing = [
    KnownSequence("\u{1B}[A", .key(.up)), KnownSequence("\u{1B}[B", .key(.down)),
    KnownSequence("\u{1B}[C", .key(.right)), KnownSequence("\u{1B}[D", .key(.left)),
    KnownSequence("\u{1B}OA", .key(.up)), KnownSequence("\u{1B}OH", .key(.home)),
    KnownSequence("\u{1B}[H", .key(.home)), KnownSequence("\u{1B}[F", .key(.end)),
    KnownSequence("\u{1B}[1~", .key(.home)), KnownSequence("\u{1B}[2~", .key(.insert)),
    KnownSequence("\u{1B}[3~", .key(.delete)), KnownSequence("\u{1B}[4~", .key(.end)),
    KnownSequence("\u{1B}[5~", .key(.pageUp)), KnownSequence("\u{1B}[6~", .key(.pageDown)),
    KnownSequence("\u{1B}[Z", .key(.tab, .shift)),
    KnownSequence("\u{1B}OM", .key(.enter)), KnownSequence("\u{1B}Ok", .key(.character("+"))),
    KnownSequence("\u{1B}Op", .key(.character("0"))),
  ]

  static let functions = [
    KnownSequence("\u{1B}OP", .key(.function(1))), KnownSequence("\u{1B}[P", .key(.function(1))),
    KnownSequence("\u{1B}[[A", .key(.function(1))),
    KnownSequence("\u{1B}[[E", .key(.function(5))),
    KnownSequence("\u{1B}[15~", .key(.function(5))),
    KnownSequence("\u{1B}[17~", .key(.function(6))),
    KnownSequence("\u{1B}[24~", .key(.function(12))),
    KnownSequence("\u{1B}[34~", .key(.function(20))),
  ]

  static let modified = [
    KnownSequence("\u{1B}[1;2A", .key(.up, .shift)),
    KnownSequence("\u{1B}[1;3B", .key(.down, .alt)),
    KnownSequence("\u{1B}[1;5C", .key(.right, .control)),
    KnownSequence("\u{1B}[1;8D", .key(.left, [.shift, .alt, .control])),
    KnownSequence("\u{1B}[3;5~", .key(.delete, .control)),
    KnownSequence("\u{1B}[1;2P", .key(.function(1), .shift)),
    KnownSequence("\u{1B}a", .key(.character("a"), .alt)),
    KnownSequence("\u{1B}é", .key(.character("é"), .alt)),
    KnownSequence("\u{1B}\r", .key(.enter, .alt)),
    KnownSequence("\u{1B}\u{7F}", .key(.backspace, .alt)),
    KnownSequence("\u{1B}\u{1}", .key(.character("a"), [.control, .alt])),
    KnownSequence("\u{1B}\u{1B}[A", .key(.up, .alt)),
    KnownSequence("\u{1B}\u{1B}OA", .key(.up, .alt)),
    KnownSequence("\u{1B}\u{1B}a", .key(.escape), .key(.character("a"), .alt)),
    KnownSequence("\u{1B}[27;5;97~", .key(.character("a"), .control)),
    KnownSequence("\u{1B}[97;5u", .key(.character("a"), .control)),
    KnownSequence("\u{1B}[97:65;2:1u", .key(.character("A"))),
    KnownSequence("\u{1B}[13;2u", .key(.enter, .shift)), KnownSequence("\u{1B}[27u", .key(.escape)),
  ]

  static let mice = [
    KnownSequence("\u{1B}[<0;1;1M", .mouse(.down(.left), 0, 0)),
    KnownSequence("\u{1B}[<0;10;5m", .mouse(.up(.left), 9, 4)),
    KnownSequence("\u{1B}[<1;300;200M", .mouse(.down(.middle), 299, 199)),
    KnownSequence("\u{1B}[<2;3;4M", .mouse(.down(.right), 2, 3)),
    KnownSequence("\u{1B}[<32;3;4M", .mouse(.moved(.left), 2, 3)),
    KnownSequence("\u{1B}[<35;3;4M", .mouse(.moved(nil), 2, 3)),
    KnownSequence("\u{1B}[<64;3;4M", .mouse(.wheel(x: 0, y: -1), 2, 3)),
    KnownSequence("\u{1B}[<65;3;4M", .mouse(.wheel(x: 0, y: 1), 2, 3)),
    KnownSequence("\u{1B}[<66;3;4M", .mouse(.wheel(x: -1, y: 0), 2, 3)),
    KnownSequence("\u{1B}[<67;3;4M", .mouse(.wheel(x: 1, y: 0), 2, 3)),
    KnownSequence("\u{1B}[<81;3;4M", .mouse(.wheel(x: 0, y: 1), 2, 3, .control)),
    KnownSequence("\u{1B}[<28;3;4M", .mouse(.down(.left), 2, 3, [.shift, .alt, .control])),
    KnownSequence("\u{1B}[<0;0;0M", .mouse(.down(.left), 0, 0)),
    KnownSequence("\u{1B}[<128;3;4M"), KnownSequence("\u{1B}[<131;3;4M"),
    KnownSequence("\u{1B}[<65;3;4m"), KnownSequence("\u{1B}[<3;3;4M"),
    KnownSequence("\u{1B}[M !!", .mouse(.down(.left), 0, 0)),
    KnownSequence(
      "\u{1B}[M\"%$\u{1B}[M#%$", .mouse(.down(.right), 4, 3), .mouse(.up(.right), 4, 3)),
    KnownSequence("\u{1B}[M`!!", .mouse(.wheel(x: 0, y: -1), 0, 0)),
    KnownSequence(
      [0x1B, 0x5B, 0x4D, 0x20, 0xFF, 0xFF], [.mouse(.down(.left), 222, 222)]),
    KnownSequence(
      "\u{1B}\u{1B}[<0;1;1M", .key(.escape), .mouse(.down(.left), 0, 0)),
  ]

  static let texts = [
    KnownSequence("\u{1B}[200~two words\u{1B}[201~", .paste("two words")),
    KnownSequence("\u{1B}[200~\u{1B}[201~", .paste("")),
    KnownSequence("\u{1B}[200~a\rb\r\nc\nd\u{1B}[201~", .paste("a\nb\nc\nd")),
    KnownSequence("\u{1B}[200~\u{1B}[20\u{1B}[201~q", .paste("\u{1B}[20"), .key(.character("q"))),
    KnownSequence("\u{1B}[200~/tmp/my\\ file.json\u{1B}[201~", .paste("/tmp/my\\ file.json")),
    KnownSequence("\u{1B}[200~🐶é\u{1B}[201~", .paste("🐶é")),
    KnownSequence("\u{1B}[201~"),
    KnownSequence("\u{1B}[I", .event(.windowFocus(true))),
    KnownSequence("\u{1B}[O", .event(.windowFocus(false))),
  ]

  static let answers = [
    KnownSequence("\u{1B}[?2026;1$y", .answer(.synchronizedOutput(true))),
    KnownSequence("\u{1B}[?2026;2$y", .answer(.synchronizedOutput(true))),
    KnownSequence("\u{1B}[?2026;0$y", .answer(.synchronizedOutput(false))),
    KnownSequence("\u{1B}[?2026;4$y", .answer(.synchronizedOutput(false))),
    KnownSequence("\u{1B}[?62;22c", .answer(.deviceAttributes(showsSixels: false))),
    KnownSequence("\u{1B}[0n", .answer(.deviceStatus)),
    KnownSequence(
      "\u{1B}[?63;1;2;3;4;6;7;15c", .answer(.deviceAttributes(showsSixels: true))),
    KnownSequence("\u{1B}[?4;1c", .answer(.deviceAttributes(showsSixels: false))),
    KnownSequence("\u{1B}[?62;14;44c", .answer(.deviceAttributes(showsSixels: false))),
    KnownSequence("\u{1B}[6;18;8t", .answer(.cellSize(Size(width: 8, height: 18)))),
    KnownSequence("\u{1B}[?1;0;256S", .answer(.colorRegisters(256))),
    KnownSequence("\u{1B}P>|kitty(0.36.0)\u{1B}\\", .answer(.version("kitty(0.36.0)"))),
    KnownSequence("\u{1B}[3n", .answer(.deviceStatus)),
    KnownSequence("\u{1B}]11;rgb:0000/0000/0000\u{1B}\\", .background(0x000000)),
    KnownSequence("\u{1B}]11;rgb:ffff/ffff/ffff\u{7}", .background(0xFFFFFF)),
    KnownSequence("\u{1B}]11;rgb:f/f/0\u{7}", .background(0xFFFF00)),
    KnownSequence("\u{1B}]11;rgba:1e/1e/2e/ff\u{7}", .background(0x1E1E2E)),
    KnownSequence("\u{1B}]11;#fdf6e3\u{7}", .background(0xFDF6E3)),
    KnownSequence(
      "\u{1B}]10;rgb:e5e5/e5e5/e5e5\u{7}", .answer(.color(.foreground, Color(hex: 0xE5E5E5)))),
    KnownSequence(
      "\u{1B}]4;12;rgb:5c5c/5c5c/ffff\u{1B}\\",
      .answer(.color(.named(12), Color(hex: 0x5C5CFF)))),
    // urxvt ends an answer with half of ST.
    KnownSequence(
      "\u{1B}]4;0;rgb:0000/0000/0000\u{1B}\u{1B}]11;rgb:ffff/ffff/ffff\u{1B}\u{1B}[?1;2c",
      .answer(.color(.named(0), Color(hex: 0))), .background(0xFFFFFF),
      .answer(.deviceAttributes(showsSixels: false))),
    KnownSequence("\u{1B}[?997;1n", .answer(.colorScheme(.dark))),
    KnownSequence("\u{1B}[?997;2n", .answer(.colorScheme(.light))),
    KnownSequence("\u{1B}[?997;3n"), KnownSequence("\u{1B}]4;16;rgb:0/0/0\u{7}"),
    KnownSequence("\u{1B}]4;x;rgb:0/0/0\u{7}"), KnownSequence("\u{1B}]4;1;red\u{7}"),
    KnownSequence("\u{1B}]12;rgb:0/0/0\u{7}"), KnownSequence("\u{1B}]11;1;rgb:0/0/0\u{7}"),
    KnownSequence("\u{1B}]11;#12345\u{7}"), KnownSequence("\u{1B}]11;rgb:ff/ff\u{7}"),
    KnownSequence("\u{1B}]11;rgb:12345/0/0\u{7}"), KnownSequence("\u{1B}]11;?\u{7}"),
  ]

  static let unknown = [
    KnownSequence("\u{1B}[999~"), KnownSequence("\u{1B}[?1;2;3h"), KnownSequence("\u{1B}[5n"),
    KnownSequence("\u{1B}[n"), KnownSequence("\u{1B}[0;0n"), KnownSequence("\u{1B}[?0n"),
    KnownSequence("\u{1B}[0c"), KnownSequence("\u{1B}[?2027;1$y"), KnownSequence("\u{1B}[ q"),
    KnownSequence("\u{1B}]0;title; q\u{7}"), KnownSequence("\u{1B}]52;c;cXE=\u{1B}\\"),
    KnownSequence("\u{1B}P|kitty(0.36.0)\u{1B}\\"), KnownSequence("\u{1B}]>|kitty\u{7}"),
    KnownSequence("\u{1B}Pq;1;1#0;2;0;0;0\u{1B}\\"), KnownSequence("\u{1B}_Gi=31;OK\u{1B}\\"),
    KnownSequence("\u{1B}^private\u{1B}\\"), KnownSequence("\u{1B}Xstring\u{7}more\u{1B}\\"),
    KnownSequence("\u{1B}[99999999999999999999999;1A", .key(.up)),
    KnownSequence("\u{1B}[<0;99999999999999999999;2M", .mouse(.down(.left), 65_534, 1)),
    KnownSequence("\u{1B}[12\u{18}a", .key(.character("a"))),
    KnownSequence("\u{1B}[12\u{1B}[A", .key(.up)),
    KnownSequence("\u{1B}]0;cut\u{1B}[A", .key(.up)),
    KnownSequence("\u{1B}[57399u"), KnownSequence("\u{1B}[0;0;0u"), KnownSequence("\u{1B}[55296u"),
    KnownSequence([0xFF, 0x61], [.key(.character("a"))]),
    KnownSequence([0xC3, 0x61], [.key(.character("a"))]),
    KnownSequence([0xE2, 0x82, 0x1B, 0x5B, 0x41], [.key(.up)]),
    KnownSequence([0xC0, 0x80, 0xED, 0xA0, 0x80, 0x61], [.key(.character("a"))]),
    KnownSequence([0xF5, 0x80, 0x80, 0x80, 0x61], [.key(.character("a"))]),
  ]
}

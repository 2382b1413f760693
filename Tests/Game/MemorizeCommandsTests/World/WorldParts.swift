import SystemCalls
import TerminalIO
import TestSupport
import TextUI

@testable import MemorizeCommands
@testable import memorize

extension Interrupt {
  static let never = Interrupt(
    catchFirst: {}, catchFirstTermination: {}, release: {}, hasCome: { false },
    isTermination: { false })

  /// A signal that arrives when a condition becomes true.
  static func when(
    isTermination: Bool = false, _ isTime: @escaping @Sendable () -> Bool
  ) -> Interrupt {
    let state = Shared((isCaught: false, hasCome: false))
    let hasCome: @Sendable () -> Bool = {
      let isNow = isTime()
      return state.withLock { state in
        if state.isCaught, isNow { state.hasCome = true }
        return state.hasCome
      }
    }
    let catchFirst: @Sendable () -> Void = { state.withLock { $0.isCaught = true } }
    return Interrupt(
      catchFirst: catchFirst, catchFirstTermination: catchFirst,
      release: { state.withLock { $0.isCaught = false } },
      hasCome: { !isTermination && hasCome() }, isTermination: { isTermination && hasCome() })
  }
}

extension ScreenStage {
  /// A stage without a terminal, for printed pictures.
  static var none: ScreenStage {
    ScreenStage(
      isThere: { _ in false }, isUnicode: { !$0.isASCII }, show: { _, _ in },
      lines: { buffer, _, colors, isUnicode in
        buffer.styledRows(depth: colors > 0 ? .trueColor : .none, isUnicode: isUnicode)
      },
      svg: ScreenStage.svg,
      outputOf: { drawing in
        drawing()
        return []
      }, film: ScreenStage.film)
  }
}

extension ScreenStage {
  /// A terminal for printed pictures without a window.
  static func printing(in environment: [String: String]) -> ScreenStage {
    var stage = ScreenStage.none
    stage.lines = { buffer, look, colors, isUnicode in
      let capabilities = Capabilities(
        environment: environment, isInputTerminal: false, isOutputTerminal: true,
        color: look.color.choice, isASCII: look.isASCII)
      return buffer.styledRows(
        depth: colors > 0 ? capabilities.depth : .none, isUnicode: isUnicode)
    }
    return stage
  }
}

extension Files {
  /// The disk, with paths relative to a folder.
  static func live(from folder: String) -> Files {
    @Sendable func whole(_ path: String) -> String {
      path.isEmpty || path.hasPrefix("/") ? path : "\(folder)/\(path)"
    }
    return Files(
      open: { path throws(SystemError) in try live.open(whole(path)) },
      create: { path throws(SystemError) in try live.create(whole(path)) },
      extend: { path throws(SystemError) in try live.extend(whole(path)) },
      createFolder: { path throws(SystemError) in try live.createFolder(whole(path)) },
      isThere: { live.isThere(whole($0)) },
      names: { path throws(SystemError) in try live.names(whole(path)) })
  }
}

extension RunClock {
  /// A clock set by the caller.
  static func moved(by now: @escaping @Sendable () -> Duration) -> RunClock {
    RunClock(
      now: now, awake: now, today: { 1_700_000_000 },
      sleep: { _ in throw CancellationError() })
  }

  /// A clock that advances by a step at every reading.
  static func stepping(by step: Duration) -> RunClock {
    let time = Shared(Duration.zero)
    return moved {
      time.withLock { time in
        time += step
        return time
      }
    }
  }

  /// A clock that stands still.
  static var still: RunClock {
    let clock = ContinuousClock()
    let start = clock.now
    return RunClock(
      now: { clock.now - start }, awake: { clock.now - start }, today: { 1_700_000_000 },
      sleep: { _ in throw CancellationError() })
  }
}

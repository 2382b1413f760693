import CSystemCalls

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

// Functions of C by names of our own: where a method is called as they are, theirs would mean it.

func systemRead(_ descriptor: Int32, _ bytes: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  read(descriptor, bytes, count)
}

func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  write(descriptor, bytes, count)
}

func systemSend(
  _ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int, _ flags: Int32
) -> Int {
  send(descriptor, bytes, count, flags)
}

func systemClose(_ descriptor: Int32) -> Int32 { close(descriptor) }

func systemSocket() -> Int32 { socket(AF_UNIX, streamKind, 0) }

func systemBind(_ socket: Int32, _ address: UnsafePointer<sockaddr>, _ size: socklen_t) -> Int32 {
  bind(socket, address, size)
}

func systemConnect(
  _ socket: Int32, _ address: UnsafePointer<sockaddr>, _ size: socklen_t
) -> Int32 {
  connect(socket, address, size)
}

func systemListen(_ socket: Int32, _ waiting: Int32) -> Int32 { listen(socket, waiting) }

func systemAccept(_ socket: Int32) -> Int32 { accept_close_on_exec(socket) }

// Closed in other programs from its first moment on, as another thread may start one just now.
#if canImport(Glibc)
let streamKind = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
#elseif canImport(Musl)
let streamKind = SOCK_STREAM | SOCK_CLOEXEC
#else
let streamKind = SOCK_STREAM
#endif

func systemPipe(_ ends: inout [Int32]) -> Int32 { pipe_close_on_exec(&ends) }

func systemRename(_ path: String, _ newPath: String) -> Int32 { rename(path, newPath) }

func systemLink(_ path: String, _ newPath: String) -> Int32 { link(path, newPath) }

func systemKill(_ process: Int32, _ signal: Int32) { kill(process, signal) }

func systemExit(_ status: Int32) -> Never { exit(status) }

extension Int {
  /// How many bytes are asked for at once: no more than memory can be reserved for.
  ///
  /// - Precondition: Above zero.
  var asReadCount: Int {
    precondition(self > 0, "\(self) bytes cannot be read")
    return Swift.min(self, 1 << 30)
  }
}

/// Makes a call again as long as a signal interrupts it.
///
/// - Returns: What the call returned, which is not negative.
func uninterrupted<Result: SignedInteger>(
  _ call: () -> Result
) throws(SystemError) -> Result {
  while true {
    let result = call()
    if result >= 0 { return result }
    if errno != EINTR { throw .last }
  }
}

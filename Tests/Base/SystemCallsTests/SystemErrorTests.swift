import SystemCalls
import Testing

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

@Suite("Errors of the system")
struct SystemErrorTests {
  @Test("it is described in the system's own words")
  func reason() {
    #expect(SystemError.noSpace.reason == "No space left on device")
    #expect(SystemError(code: ENOENT) == .noSuchFile)
    #expect(close(-1) == -1 && SystemError.last == SystemError(code: EBADF))
  }

  @Test(
    "three error codes mean that a file system does not support a call",
    arguments: [
      ENOTSUP, EOPNOTSUPP, ENOSYS,
    ])
  func unsupported(code: Int32) {
    let error = SystemError(code: code)
    #expect(error.meansUnsupported && error.meansNoLinks && error.meansNoLocks && error.meansNoSync)
    #expect(!error.isTemporary)
  }

  @Test("an error code about links, locks or sync means nothing for the others")
  func apart() {
    func meanings(_ code: Int32) -> [Bool] {
      let error = SystemError(code: code)
      return [error.meansNoLinks, error.meansNoLocks, error.meansNoSync, error.isTemporary]
    }
    for code in [EPERM, EMLINK, EXDEV] { #expect(meanings(code) == [true, false, false, false]) }
    #expect(meanings(ENOLCK) == [false, true, false, false])
    for code in [EINVAL, EBADF] { #expect(meanings(code) == [false, false, true, false]) }
    for code in [EINTR, EAGAIN, EWOULDBLOCK] {
      #expect(meanings(code) == [false, false, false, true])
    }
    for code in [EIO, ENOSPC, EROFS] { #expect(meanings(code) == [false, false, false, false]) }
  }
}

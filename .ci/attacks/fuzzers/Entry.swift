// The entry point of libFuzzer; each fuzzer defines `attack`.

@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  attack([UInt8](UnsafeBufferPointer(start: start, count: count)))
  return 0
}

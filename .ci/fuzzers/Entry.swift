// What libFuzzer calls; each fuzzer says in `attack` what it does with the bytes.

@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  attack([UInt8](UnsafeBufferPointer(start: start, count: count)))
  return 0
}

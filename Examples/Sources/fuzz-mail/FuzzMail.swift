import FuzzEngineLibFuzzer
import MailApp
import MailFuzzing
import SplitFuzz

@MainActor private func system() throws -> FuzzSystem {
  try mail("mail") { MailRouter(service: $0) }.system(summary: "a mail app's router, with two bugs")
}

#if FUZZING
/// libFuzzer calls it first.
@_cdecl("LLVMFuzzerInitialize")
public func initialize(_: UnsafeRawPointer, _: UnsafeRawPointer) -> CInt { LibFuzzer.fuzz(system) }
#else
@main enum FuzzMail {
  static func main() async {
    await FuzzCommand.main(
      systems: [try system()], default: "mail", name: "fuzz-mail", version: "1.0.0")
  }
}
#endif

import CartFuzzing
import MailApp
import MailFuzzing
import SplitFuzz
import TroubleFuzzing

// Routers that end their process, in a program of their own: `--isolate` starts it again for each trace.
let systems =
  try Trouble.allCases.map {
    try library($0).system(summary: "a library's router with the trouble '\($0.rawValue)'")
  } + [mail("mail") { MailRouter(service: $0) }.system(summary: "a mail app's router, with two bugs")]
  + CartSystems.all

await FuzzCommand.main(systems: systems, default: "trouble-bounds", name: "fuzz-trouble", version: "1.0.0")

import CartFuzzing
import MailApp
import MailFuzzing
import NotesFuzzing
import SplitFuzz

let systems =
  [
    try mail("mail") { MailRouter(service: $0) }.system(summary: "a mail app's router, with two bugs")
      .written(as: #"mail("mail") { MailRouter(service: $0) }"#, importing: ["MailApp", "MailFuzzing"]),
    try mail("mail-fixed") { FixedMailRouter(service: $0) }.system(summary: "the same router, fixed"),
    try notes("notes") { $0.show("Bread", in: "Recipes") }.system(summary: "a struct with arrays of strings"),
    try notes("notes-forgetful") { $0.showWithoutFolder("Bread") }.system(
      summary: "the same with a widget that forgets the folder"),
  ] + CartSystems.all

await FuzzCommand.main(systems: systems, default: "mail", name: "fuzz-examples", version: "1.0.0")

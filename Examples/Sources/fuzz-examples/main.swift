import CartFuzzing
import CookbookViews
import DesignViews
import HeadlessUI
import Idioms
import MailApp
import MailFuzzing
import MailboxViews
import NotesFuzzing
import SplitDesigns
import SplitFuzz

let systems =
  try [
    mail("mail") { MailRouter(service: $0) }.system(summary: "a mail app's router, with two bugs")
      .written(as: #"mail("mail") { MailRouter(service: $0) }"#, importing: ["MailApp", "MailFuzzing"]),
    mail("mail-fixed") { FixedMailRouter(service: $0) }.system(summary: "the same router, fixed"),
  ]
  + AsyncMail.Bug.allCases.map { try asyncMail($0).system(summary: "a mail app's router with tasks: \($0)") }
  + [
    notes("notes") { $0.show("Bread", in: "Recipes") }.system(summary: "a struct with arrays of strings"),
    notes("notes-forgetful") { $0.showWithoutFolder("Bread") }.system(
      summary: "the same with a widget that does not set the folder"),
    HeadlessApp("cookbook", making: { Cookbook() }, events: [.event("widget") { $0.open(recipe: 21) }]) {
      CookbookView($0)
    }.system(summary: "an app's own views: three columns"),
    mailbox().system(summary: "an app's own views on SplitNavigatorUI"),
    namedMailbox().system(summary: "the same by the names of split-navigator/shipped"),
    mailColumns().system(summary: "the same app in three columns"),
    drafts().system(summary: "the same with changes that are not lost without a question"),
  ] + DesignApps.all.map { try $0.system(summary: "a published design's views") } + SplitSystems.all
  + SplitSystems.repaired + CartSystems.all + Idioms.all()

await FuzzCommand.main(systems: systems, default: "mail", name: "fuzz-examples", version: "1.0.0")

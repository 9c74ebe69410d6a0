import CartFuzzing
import HeadlessUI
import MailApp
import MailFuzzing
import NotesFuzzing
import NotesViews
import SplitFuzz
import Toy

let live = [
  try mail("mail") { MailRouter(service: $0) }.system(summary: "a live router: a class on the main actor"),
  try mail("mail-fixed") { FixedMailRouter(service: $0) }.system(summary: "the same without its bugs"),
  try notes("notes") { $0.show("Bread", in: "Recipes") }.system(summary: "a live router: a struct"),
  try HeadlessApp("notes-views", making: {}, events: [.url("note://900")]) { NotesView() }
    .system(summary: "an app's own views: a list of a thousand rows"),
]

await FuzzCommand.main(
  systems: ToySystems.all + CartSystems.all + live, default: "toy", name: "benchmarks", version: "1.0.0")

import Foundation
import MailApp
import MailFuzzing
import NotesFuzzing
import SplitFuzz
import Toy

let live = [
  try mail("mail-fixed") { FixedMailRouter(service: $0) }.system(
    summary: "a live router: a class on the main actor"),
  try notes("notes") { $0.show("Bread", in: "Recipes") }.system(summary: "a live router: a struct"),
]

// Callgrind cannot follow the main thread into the queue that an asynchronous main waits in; a run loop waits
// elsewhere, and does what is left to the main actor.
Task.detached {
  await FuzzCommand.main(
    systems: SplitSystems.all + ToySystems.all + live, default: "lazysplit", name: "profile", version: "1.0.0"
  )
}
RunLoop.main.run()

import Foundation
import Observation
import SplitNavigator
import Testing

@testable import SplitNavigatorUI
@testable import SwiftUI

enum Mailbox: String, Codable, CaseIterable { case inbox, archive, sent }
enum Page: Hashable, Codable { case message(Int), attachment(Int) }
enum Modal: Hashable { case compose, settings }
typealias MailNavigator = Navigator<Mailbox, Page, Modal>

/// What a navigator does for the app's code and for the platform's writes.
@MainActor @Suite struct NavigatorTests {
  private let navigator = MailNavigator(start: .inbox)

  /// Binds as the view's body does.
  private func path() throws -> Binding<[Page]> {
    @Bindable var navigator = navigator
    return $navigator[path: try #require(navigator.shownPath())]
  }

  private final class Count: @unchecked Sendable { var value = 0 }

  /// Whether who has read something is notified of what is done then.
  private func notifies(of read: (MailNavigator) -> Any, _ work: (MailNavigator) -> Void) -> Bool {
    let count = Count()
    withObservationTracking({ _ = read(navigator) }, onChange: { count.value += 1 })
    work(navigator)
    return count.value > 0
  }

  @Test func eachRequestEndsWhereItSays() {
    navigator.push(.message(1))
    navigator.push(.attachment(1))
    #expect(navigator.section == .inbox && navigator.path == [.message(1), .attachment(1)])
    navigator.pop(to: .message(1))
    #expect(navigator.path == [.message(1)])
    navigator.pop(to: .attachment(9))
    #expect(navigator.path == [.message(1)])
    navigator.select(.archive)
    #expect(navigator.section == .archive && navigator.path == [])
    navigator.show(.message(2))
    navigator.show(.message(3))
    #expect(navigator.path == [.message(3)])
    navigator.select(.inbox)
    #expect(navigator.path == [.message(1)])
    navigator.pop()
    navigator.pop()
    #expect(navigator.path == [])
    navigator.go(to: .sent, path: [.message(4), .attachment(4)], presenting: .compose)
    #expect(
      navigator.section == .sent && navigator.path == [.message(4), .attachment(4)]
        && navigator.modal == .compose)
    navigator.present(.settings)
    #expect(navigator.modal == .settings)
    navigator.present(nil)
    navigator.pop(to: nil)
    #expect(navigator.modal == nil && navigator.path == [])
  }

  @Test func whatIsRemovedIsNowhere() {
    navigator.push(.message(1))
    navigator.go(to: .archive, path: [.message(1), .attachment(1)])
    navigator.remove(page: .message(1))
    #expect(navigator.path == [])
    navigator.push(.message(2))
    navigator.remove(section: .archive)
    #expect(navigator.section == .inbox && navigator.path == [])
    navigator.select(.archive)
    #expect(navigator.path == [])
    navigator.select(.inbox)
    navigator.remove(section: .inbox)
    #expect(navigator.section == nil && navigator.path == [])
    navigator.push(.message(1))
    navigator.show(.message(1))
    #expect(navigator.section == nil)
  }

  @Test func equalWritesAreNoEventAndNotifyNobody() throws {
    navigator.push(.message(1))
    let path = try path()
    #expect(!notifies(of: { $0.path }, { _ in path.wrappedValue = [.message(1)] }))
    #expect(!notifies(of: { $0.moves }, { _ in path.wrappedValue = [.message(1)] }))
    #expect(!notifies(of: { $0.column }, { $0.shownColumn = .detail }))
    #expect(!notifies(of: { $0.section as Any }, { $0.shownSection = .inbox }))
  }

  @Test func aReaderIsNotifiedOfWhatItReads() {
    #expect(!notifies(of: { $0.section as Any }, { $0.push(.message(1)) }))
    #expect(!notifies(of: { $0.modal as Any }, { $0.pop() }))
    #expect(!notifies(of: { $0.path }, { $0.present(.compose) }))
    #expect(notifies(of: { $0.path }, { $0.push(.message(2)) }))
  }

  @Test(arguments: [NavigationSplitViewVisibility.all, .doubleColumn, .detailOnly])
  func theVisibilityThatWasWrittenIsReadAgain(_ written: NavigationSplitViewVisibility) {
    navigator.shownVisibility = written
    #expect(navigator.shownVisibility == written && navigator.refusals == 0)
    navigator.shownVisibility = .automatic
    navigator.publish()
    #expect(navigator.shownVisibility == written && navigator.refusals == 1)
  }

  @Test func whatIsNotTakenIsShownOnceAsItWasWritten() throws {
    navigator.shownVisibility = .detailOnly
    #expect(notifies(of: { $0.visibility }, { $0.shownVisibility = .automatic }))
    #expect(navigator.shownVisibility == .automatic && navigator.refusals == 1)
    #expect(notifies(of: { $0.visibility }, { $0.publish() }))
    #expect(navigator.shownVisibility == .detailOnly)

    navigator.push(.message(1))
    let old = try path()
    navigator.go(to: .inbox, path: [.message(2)])
    old.wrappedValue = [.message(1), .attachment(1)]
    #expect(try path().wrappedValue == [.message(1), .attachment(1)] && navigator.refusals == 2)
    #expect(navigator.path == [.message(2)])
    navigator.publish()
    #expect(try path().wrappedValue == [.message(2)])

    navigator.shownSection = nil  // The columns stand beside each other: nobody has gone back to the list.
    #expect(navigator.refusals == 3 && navigator.shownSection == nil && navigator.section == .inbox)
    navigator.publish()
    #expect(navigator.shownSection == .inbox)
  }

  @Test func aLateWriteReachesTheStackThatItIsAbout() throws {
    navigator.go(to: .inbox, path: [.message(1), .attachment(1)])
    let inbox = try path()
    navigator.go(to: .archive, path: [.message(5)])
    inbox.wrappedValue = [.message(1)]
    #expect(navigator.path == [.message(5)])
    navigator.select(.inbox)
    #expect(navigator.path == [.message(1)])
  }

  @Test func aLateDismissalTakesNothingElseAway() {
    @Bindable var navigator = navigator
    navigator.present(.compose)
    let old = $navigator[modal: .compose]
    navigator.present(.settings)
    old.wrappedValue = nil
    #expect(navigator.modal == .settings)
    $navigator[modal: .settings].wrappedValue = nil
    #expect(navigator.modal == nil)
  }

  @Test func aChoiceLeavesTheSidebarAsItIs() {
    navigator.shownVisibility = .all
    navigator.shownSection = .archive
    navigator.push(.message(1))
    #expect(navigator.shownVisibility == .all && navigator.section == .archive)
  }

  @Test func goingBackFromTheLastOfThreeColumnsLeavesThePages() {
    navigator.take(isCompact: true)
    navigator.go(to: .inbox, path: [.message(1), .attachment(1)])
    navigator.shownColumnOfThree = .content
    #expect(navigator.path == [] && navigator.shownColumnOfThree == .content && navigator.refusals == 0)
    navigator.shownColumnOfThree = .sidebar
    #expect(navigator.shownColumnOfThree == .sidebar && navigator.section == .inbox)
    navigator.shownColumnOfThree = .content
    #expect(navigator.shownColumnOfThree == .content && navigator.refusals == 0)

    navigator.take(isCompact: false)
    navigator.push(.message(1))
    navigator.shownColumnOfThree = .content  // It was on its way when the columns came apart.
    #expect(navigator.path == [.message(1)] && navigator.refusals == 1)
    navigator.publish()
    #expect(navigator.shownColumnOfThree == .detail)
  }

  @Test func backToTheListClearsTheChoice() {
    navigator.take(isCompact: true)
    navigator.shownSection = nil
    navigator.shownColumn = .sidebar
    #expect(navigator.section == nil && navigator.column == .sidebar && navigator.refusals == 0)
    navigator.shownSection = .inbox
    #expect(navigator.section == .inbox && navigator.column == .detail)
  }

  /// Where going back clears no choice, the chosen row is tapped again.
  @Test func theChosenRowLeavesTheSidebar() {
    navigator.take(isCompact: true)
    navigator.shownColumn = .sidebar
    navigator.shownSection = .inbox
    #expect(navigator.section == .inbox && navigator.column == .detail && navigator.refusals == 0)
  }

  @Test func aPageThatConfirmsWaitsForLeaving() throws {
    navigator.confirmsLeaving = { $0 == .message(1) }
    navigator.go(to: .inbox, path: [.message(1)])
    navigator.push(.attachment(1))
    #expect(!navigator.asksToLeave && navigator.path == [.message(1), .attachment(1)])
    navigator.pop()
    #expect(!navigator.asksToLeave && navigator.path == [.message(1)])
    navigator.pop()
    #expect(navigator.asksToLeave && navigator.path == [.message(1)])
    // Whether the dialog is dismissed before its button's action or after it.
    navigator.asksToLeave = false
    navigator.leave()
    #expect(navigator.path == [])
    navigator.push(.message(1))
    navigator.pop()
    navigator.asksToLeave = false
    navigator.push(.attachment(1))
    navigator.leave()
    #expect(navigator.path == [.message(1), .attachment(1)])
    navigator.pop()

    navigator.shownSection = .archive
    #expect(navigator.asksToLeave && navigator.refusals == 1 && navigator.section == .inbox)
    navigator.publish()
    #expect(navigator.shownSection == .inbox)
    navigator.leave()
    #expect(!navigator.asksToLeave && navigator.section == .archive)
    navigator.select(.inbox)
    try path().wrappedValue = []
    navigator.publish()
    #expect(navigator.asksToLeave && navigator.path == [.message(1)])
    navigator.remove(page: .message(1))
    #expect(navigator.path == [])
  }

  @Test func aSnapshotIsRestoredInItsVersion() throws {
    navigator.push(.message(1))
    navigator.go(to: .archive, path: [.message(2), .attachment(2)], presenting: .compose)
    navigator.shownVisibility = .detailOnly
    let snapshot = try #require(navigator.snapshot())
    let other = MailNavigator(start: .sent)
    #expect(other.restore(snapshot) { $0 != .attachment(2) })
    #expect(other.section == .archive && other.path == [.message(2)] && other.modal == nil)
    #expect(other.visibility == .detailOnly && other.snapshot() != snapshot)
    other.select(.inbox)
    #expect(other.path == [.message(1)])

    let later = MailNavigator(start: .sent, version: 2)
    #expect(!later.restore(snapshot) && later.section == .sent && later.path == [])
    #expect(!later.restore(Data("{}".utf8)))
  }

  @Test func optionalsKeepTheirMeaningInFilesThatImportSplitNavigator() {
    let number: Int? = 1
    #expect("\(type(of: Optional(number)))" == "Optional<Optional<Int>>")
  }
}

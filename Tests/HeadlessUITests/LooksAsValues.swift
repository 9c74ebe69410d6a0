import SplitFuzz
import Testing

@testable import SwiftUI

/// Colours, fonts and the like that are values: an app chooses among them, compares them and puts them in sets.
@Suite("Looks as values") @MainActor struct LooksAsValues {
  /// The colours of a list, each with itself as its identity.
  struct Palette: View {
    @State private var chosen: Color?
    var body: some View {
      NavigationSplitView {
        List([Color.red, .green, .blue], id: \.self, selection: $chosen) { Text($0.description) }
          .navigationTitle("Palette")
      } detail: {
        if let chosen { chosen.navigationTitle("\(chosen)") } else { Text("Choose a colour") }
      }
    }
  }

  @Test func coloursAreRowsOfTheirOwn() async throws {
    #expect(try await HeadlessApp("palette") { Palette() }.test(seed: 42, runs: 4).findings.isEmpty)
  }

  /// How symbols look around a view is a value too: Ice Cubes has it for the tab that is chosen.
  struct Symbols: View {
    @Environment(\.symbolVariants) private var variants
    var body: some View { Text(variants == .fill ? "filled" : "plain") }
  }

  @Test func variantsOfSymbolsAreHandedOn() {
    #expect(evaluated(Symbols().environment(\.symbolVariants, .fill)).front.texts == ["filled"])
    #expect(evaluated(Symbols()).front.texts == ["plain"])
  }

  @Test func aDetentIsNotAnother() {
    #expect(Set<PresentationDetent>([.medium, .large, .height(1), .height(2), .fraction(1)]).count == 5)
    #expect(PresentationDetent.height(1) == .height(1))
  }

  @Test func valuesThatLookDifferentDiffer() {
    #expect(
      Set([
        Color.red, .blue, .red.opacity(0.5), Color("a"), Color("b"), Color(red: 1, green: 0, blue: 0),
        Color(white: 1), Color(hue: 1, saturation: 0, brightness: 0), .red.mix(with: .blue, by: 0.5),
      ]).count == 9)
    #expect(Color.red.opacity(0.5) == Color.red.opacity(0.5) && Color("a") == Color("a"))
    #expect(
      Color(red: 1, green: 0, blue: 0).description == "#FF0000FF" && "\(Color.accentColor)" == "accentColor")
    #expect(
      Set([
        Font.body, .title, .system(size: 1), .system(size: 2), .body.bold(), .custom("a", size: 1),
        .system(.body, design: .serif), .system(size: 1, weight: .bold), .body.weight(.light),
      ]).count == 9)
    #expect(Font.system(size: 1).bold() == Font.system(size: 1).bold())
    #expect(
      Set([Font.Weight.ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black]).count
        == 9)
    #expect(Set([Alignment.leading, .trailing, .top, .topLeading, .bottomTrailing]).count == 5)
    #expect(Alignment(horizontal: .leading, vertical: .center) == .leading)
    #expect(Gradient(colors: [.red, .blue]) != Gradient(colors: [.blue, .red]))
    #expect(KeyboardShortcut("a") != KeyboardShortcut("b") && KeyboardShortcut("a") == KeyboardShortcut("a"))
  }

  /// The colours of a style have no context but the parameter: a timetable writes them so.
  @Test(arguments: [true, false]) func aColourIsMadeOfAStyle(_ isDark: Bool) {
    #expect(Color(isDark ? .indigo.opacity(0.15) : .blue) == (isDark ? Color.indigo.opacity(0.15) : .blue))
  }

  /// A memo pad shows what is selected of its text.
  @available(iOS 18, macOS 15, tvOS 18, watchOS 11, *)
  @Test func theRangesOfASelectionAreItsIndices() throws {
    let (text, part) = (
      "one two three",
      { (text: String, selection: TextSelection) -> String in
        switch selection.indices {
        case .selection(let range): String(text[range])
        case .multiSelection(let ranges): ranges.ranges.map { String(text[$0]) }.joined(separator: "+")
        }
      }
    )
    let (one, three) = (try #require(text.range(of: "one")), try #require(text.range(of: "three")))
    #expect(part(text, TextSelection(range: one)) == "one")
    #expect(part(text, TextSelection(ranges: RangeSet([one, three]))) == "one+three")
  }

  #if !canImport(UIKit)
  @Test func coloursOfUIKitDiffer() {
    #expect(Set([UIColor.red, .blue, .systemRed, UIColor(white: 1, alpha: 1)]).count == 4)
    #expect(Color(uiColor: .red) == Color(uiColor: .red) && Color(uiColor: .red) != Color(uiColor: .blue))
  }

  /// Pictures that were picked are rows by themselves.
  @Test func aPictureIsEqualToItself() {
    let (one, other) = (UIImage(), UIImage())
    #expect(Set([one, other, one]) == [other, one])
  }

  /// Apps store a colour as its numbers, and make it anew of them.
  @Test func aColourIsStoredAsItsNumbers() {
    let colour = Color(red: 0.2, green: 0.4, blue: 0.6, opacity: 0.5)
    #expect(UIColor(colour).cgColor.components == [0.2, 0.4, 0.6, 0.5] && colour.cgColor?.alpha == 0.5)
    #expect(Color(UIColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 0.5)) == colour)
    var (red, green, blue, alpha) = (CGFloat(), CGFloat(), CGFloat(), CGFloat())
    UIColor(Color.blue.opacity(0.5)).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    #expect([red, green, blue, alpha] == [0, 122 / 255, 1, 0.5])
    #expect(Color.white.mix(with: .black, by: 0.25).resolve(in: EnvironmentValues()).red == 0.75)
    #expect(
      Set(
        [Color.red, .orange, .yellow, .green, .mint, .teal, .cyan, .blue, .indigo, .purple, .pink]
          .map { UIColor($0).cgColor.components }
      ).count == 11)
  }
  #endif
}

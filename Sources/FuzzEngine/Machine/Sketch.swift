/// A picture of what is seen of a state, to scale: where everything stands and what it is, but not how it is drawn.
public struct Sketch: Equatable, Sendable {
  /// Where it is seen, such as `window 2`; empty where there is one place to look at.
  public var place: String
  /// What is drawn, in a few words, such as a device and its size.
  public var caption: String
  /// The whole screen; its origin is the top leading corner.
  public var screen: Frame
  /// The part of the screen that belongs to what is fuzzed.
  public var window: Frame
  /// The size of plain text, in the units of frames.
  public var textSize: Int
  /// The parts of the window, those at the back first.
  public var areas: [Area] = []
  /// What can be done there, and what stands there besides.
  public var controls: [Control] = []
  /// What can be done that stands nowhere on the screen, such as a command of the keyboard.
  public var unplaced: [Control] = []
  /// Whether all of the window lies dimmed beneath the areas.
  public var isWindowDimmed = false

  /// Makes a screen with nothing on it.
  public init(place: String = "", caption: String, screen: Frame, window: Frame? = nil, textSize: Int) {
    self.place = place
    self.caption = caption
    self.screen = screen
    self.window = window ?? screen
    self.textSize = textSize
  }

  /// A rectangle.
  public struct Frame: Equatable, Sendable {
    /// The leading edge.
    public var x: Int
    /// The top edge.
    public var y: Int
    /// How wide.
    public var width: Int
    /// How high.
    public var height: Int

    /// Makes a rectangle.
    public init(x: Int = 0, y: Int = 0, width: Int, height: Int) {
      self.x = x
      self.y = y
      self.width = width
      self.height = height
    }
  }

  /// A part of the window that shows something.
  public struct Area: Equatable, Sendable {
    /// Which part it is, such as `sidebar`.
    public var name: String
    /// What it shows.
    public var shows: String
    /// Where it stands.
    public var frame: Frame
    /// Whether there is something to see.
    public var isEmpty = false
    /// Whether it lies over others.
    public var isOver = false
    /// Whether something over it dims it, so that taps do not reach it.
    public var isDimmed = false
    /// What else is to be said of it, such as how deep it is.
    public var note = ""
    /// How much of its leading side lies under others, so that what it shows stands behind that.
    public var hiddenWidth = 0
    /// How high the part on top is that holds its title and its bar; the rest is content.
    public var headHeight = 0

    /// The part that is not under others.
    package var visible: Frame {
      Frame(x: frame.x + hiddenWidth, y: frame.y, width: frame.width - hiddenWidth, height: frame.height)
    }

    /// Makes an area that shows something.
    public init(_ name: String, shows: String, frame: Frame) {
      self.name = name
      self.shows = shows
      self.frame = frame
    }
  }

  /// Something to tap, to drag, or to read.
  public struct Control: Equatable, Sendable {
    /// What it is.
    public var kind: Kind
    /// What is written on it, or what it does where nothing is.
    public var label: String
    /// The action that takes it, as text; empty for what takes none.
    public var action: String
    /// Where it stands.
    public var frame: Frame
    /// Whether a tap reaches it.
    public var isLive = true
    /// Whether it is the chosen one of its kind.
    public var isChosen = false

    /// Makes a control that taps reach.
    public init(_ kind: Kind, _ label: String, action: String = "", frame: Frame = Frame(width: 0, height: 0))
    {
      self.kind = kind
      self.label = label
      self.action = action
      self.frame = frame
    }

    /// What a control looks like.
    public enum Kind: String, Equatable, Sendable {
      /// A button with words on it.
      case button
      /// A button that goes back.
      case back
      /// A button that shows and hides a column.
      case toggle
      /// A button that closes what it is on.
      case close
      /// A row of a list.
      case row
      /// A row that opens something.
      case link
      /// An edge from which a finger moves to the trailing side.
      case edge
      /// Something that a finger moves to the leading side.
      case drag
      /// Something that a finger moves down.
      case pull
      /// A part that is tapped because nothing is there.
      case outside
      /// A finger that is down and has not been lifted.
      case finger
      /// Words that are no control.
      case words
    }
  }
}

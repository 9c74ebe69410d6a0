extension Device {
  /// Every device of the model; campaigns use the first four by default.
  ///
  /// - Source: Apple's Slide Over and Split View Quick Start; published device tables; watchOS and tvOS
  ///   documentation.
  public static let all: [Device] = [
    Device(
      "iphone-15", 393, 852, .phone,
      source: "iPhone 15: compact in both orientations (published tables: 844 and 874 wide are compact)"),
    Device(
      "iphone-15-pro-max", 430, 932, .largePhone,
      source: "iPhone 15 Pro Max: regular in landscape (published tables: Plus and Max, 926 and 932 wide)"),
    Device(
      "ipad-11", 834, 1_194, .byWidth,
      multitasking: Multitasking(landscape: [809, 590, 375, 320], portrait: [504, 0, 320, 320]),
      source: "iPad Pro 11-inch: half of a landscape screen is compact (Apple, Quick Start; widths observed)"),
    Device(
      "ipad-13", 1_024, 1_366, .byWidth,
      multitasking: Multitasking(landscape: [981, 678, 375, 375], portrait: [639, 0, 375, 375]),
      source:
        "iPad Pro 12.9/13-inch: half of a landscape screen is regular (Apple, Quick Start; 678 observed)"),
    Device(
      "iphone-se", 375, 667, .phone,
      source: "iPhone SE: compact in both orientations (published tables: 667 wide)"),
    Device(
      "iphone-8-plus", 414, 736, .largePhone,
      source:
        "iPhone 8 Plus: regular in landscape although only 736 wide: the class is per model, not per width"),
    Device("iphone-11", 414, 896, .largePhone, source: "iPhone 11 and XR: regular in landscape at 896 wide"),
    Device(
      "iphone-12-pro-max", 428, 926, .largePhone,
      source: "iPhone 12 Pro Max: regular in landscape at 926 wide"),
    Device(
      "iphone-duo-outer", 466, 678, .phone, source: "iPhone Duo, folded: compact (third-party design notes)"),
    Device(
      "iphone-duo-inner", 669, 951, .byWidth, source: "iPhone Duo, unfolded: regular in both orientations"),
    Device(
      "ipad-mini", 744, 1_133, .byWidth,
      multitasking: Multitasking(landscape: [762, 561, 375, 375], portrait: [438, 0, 320, 375]),
      source: "iPad mini 6: 744 wide upright observed; parts of the screen recalled, lowest trust"),
    Device("mac", 1_280, 800, .regular, turns: false, source: "macOS: always regular, never collapses"),
    Device("vision-pro", 1_280, 720, .regular, turns: false, source: "visionOS: regular is typical"),
    Device(
      "apple-tv", 1_920, 1_080, .collapsed, turns: false, source: "tvOS: always collapsed though regular"),
    Device("apple-watch", 198, 242, .collapsed, turns: false, source: "watchOS: always collapsed"),
    Device(
      "iphone-duo", 669, 951, .byWidth, folded: Folded(widthPoints: 466, heightPoints: 678),
      source: "iPhone Duo: folding is taken for one change of size, from its inner screen to its outer"),
    Device(
      "iphone-16-pro", 402, 874, .phone,
      source: "iPhone 16 Pro: compact in both orientations (published tables: 874 wide is compact)"),
    Device(
      "ipad-9-7", 768, 1_024, .byWidth,
      multitasking: Multitasking(landscape: [694, 507, 320, 320], portrait: [438, 0, 320, 320]),
      source: "iPad 9.7-inch: thirds and halves observed, the part of an upright screen recalled"),
    Device(
      "ipad-10-5", 834, 1_112, .byWidth,
      multitasking: Multitasking(landscape: [782, 551, 320, 320], portrait: [504, 0, 320, 320]),
      source: "iPad 10.5-inch: full widths published, parts of the screen recalled, lowest trust"),
  ]

  private init(
    _ name: String, _ widthPoints: Int, _ heightPoints: Int, _ sizeClassRule: SizeClassRule,
    turns: Bool = true, multitasking: Multitasking? = nil, folded: Folded? = nil, source: String
  ) {
    self.name = name
    self.widthPoints = widthPoints
    self.heightPoints = heightPoints
    self.sizeClassRule = sizeClassRule
    self.turns = turns
    self.multitasking = multitasking
    self.folded = folded
    self.source = source
  }
}

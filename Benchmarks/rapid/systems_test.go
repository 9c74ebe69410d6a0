package bench

import "pgregory.net/rapid"

// toy is Benchmarks/Sources/Toy. Actions are drawn alike, where the toy's own weights prefer Open and Close.
type toy struct {
	compact, open, openedBy, depth int
	display, progress              int
	counter
}

var (
	sources = []string{"button", "swipe", "keyboard", "program"}
	source  = rapid.IntRange(0, len(sources)-1)
	bug     = []string{"push", "close swipe", "flip", "open keyboard", "pop"}
)

func (m *toy) Flip(t *rapid.T) {
	m.compact ^= 1
	m.display ^= 1
	m.follow("flip")
}

func (m *toy) Open(t *rapid.T)  { m.turn(1, source.Draw(t, "by"), "open ") }
func (m *toy) Close(t *rapid.T) { m.turn(0, source.Draw(t, "by"), "close ") }

func (m *toy) turn(open, by int, name string) {
	m.open, m.openedBy = open, by
	m.display = m.display&^0b1110 | open<<1 | by<<2
	m.follow(name + sources[by])
}

func (m *toy) Push(t *rapid.T) {
	if m.depth == 8 {
		t.Skip("full")
	}
	_ = rapid.Byte().Draw(t, "byte")
	m.depth++
	m.display += 16
	m.follow("push")
}

func (m *toy) Pop(t *rapid.T) {
	if m.depth > 0 {
		m.depth--
		m.display -= 16
	}
	m.follow("pop")
}

func (m *toy) follow(action string) {
	switch action {
	case bug[m.progress]:
		m.progress++
	case "push":
		m.progress = 1
	default:
		m.progress = 0
	}
	if m.progress == len(bug) {
		m.progress = 0
		m.display ^= 0x8000
	}
}

func (m *toy) Check(t *rapid.T) {
	m.require(t, m.display == m.compact|m.open<<1|m.openedBy<<2|m.depth<<4)
}

// cart is Examples/Sources/CartApp without its prices, which the rule does not read. The shop's confirmation is an
// action of its own, where ours is delivered by the engine within a step.
type cart struct {
	pieces                 [3]int
	bought, owned, ordered int
	coupon                 bool
	counter
}

func (m *cart) count() int { return m.pieces[0] + m.pieces[1] + m.pieces[2] }

func (m *cart) Add(t *rapid.T) {
	m.pieces[rapid.IntRange(0, 2).Draw(t, "product")]++
	m.owned++
}

func (m *cart) Remove(t *rapid.T) {
	if m.ordered > 0 || m.count() == 0 {
		t.Skip("nothing to remove")
	}
	has := func(product int) bool { return m.pieces[product] > 0 }
	m.pieces[rapid.IntRange(0, 2).Filter(has).Draw(t, "product")]--
	m.owned--
}

func (m *cart) Coupon(t *rapid.T) {
	if m.coupon {
		t.Skip("entered before")
	}
	m.coupon = true
}

func (m *cart) Order(t *rapid.T) {
	if m.ordered > 0 || m.count() == 0 {
		t.Skip("nothing to order")
	}
	m.ordered = m.count()
}

func (m *cart) Confirm(t *rapid.T) {
	if m.ordered == 0 {
		t.Skip("nothing was ordered")
	}
	m.bought += m.ordered
	m.ordered = 0
	// The fault: pieces that were added after the order are removed too.
	m.pieces = [3]int{}
}

func (m *cart) Check(t *rapid.T) { m.require(t, m.count()+m.bought == m.owned) }

// shop is Examples/Sources/ShopApp with the fault "emptied"; buttons that do not matter to it do nothing. Its screen
// shows both columns, where ours has phones, gestures and deliveries of the platform as well. Names of actions matter:
// rapid prefers those that come early in the alphabet.
type shop struct {
	section, page   string
	pieces, emptied int
	isLost          bool
	counter
}

// onPage skips the buttons of a product where none is on screen.
func (m *shop) onPage(t *rapid.T) {
	if m.page == "" {
		t.Skip("no product on screen")
	}
}

func (m *shop) Select(t *rapid.T) {
	if section := rapid.SampledFrom([]string{"bakery", "fruit"}).Draw(t, "section"); section != m.section {
		m.section, m.page = section, ""
	}
}

func (m *shop) Open(t *rapid.T) {
	if m.page != "" {
		t.Skip("no links on screen")
	}
	m.page = rapid.SampledFrom([]string{"bread", "apple", "pear"}).Draw(t, "product")
}

func (m *shop) Back(t *rapid.T) {
	m.onPage(t)
	m.page = ""
}

func (m *shop) Add(t *rapid.T) {
	m.onPage(t)
	m.pieces++
}

func (m *shop) Empty(t *rapid.T) {
	m.onPage(t)
	if m.pieces > 2 {
		m.emptied++
	}
	m.pieces = 0
}

func (m *shop) Undo(t *rapid.T) {
	m.onPage(t)
	m.pieces = max(0, m.pieces-1)
}

func (m *shop) Press(t *rapid.T) {
	m.onPage(t)
	_ = rapid.IntRange(1, 3).Draw(t, "digit")
}

func (m *shop) See(t *rapid.T)    { m.onPage(t) }
func (m *shop) Wish(t *rapid.T)   { m.onPage(t) }
func (m *shop) Coupon(t *rapid.T) { m.onPage(t) }

func (m *shop) Offer(t *rapid.T) {
	if m.emptied < 2 {
		m.section, m.page = "bakery", "bread"
	}
	m.isLost = m.page != "bread"
}

func (m *shop) Check(t *rapid.T) { m.require(t, !m.isLost) }

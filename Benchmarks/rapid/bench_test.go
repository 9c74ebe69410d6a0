// Searches a system with rapid: `bench -rapid.seed SEED … SYSTEM SECONDS` prints one line of JSON.
package bench

import (
	"flag"
	"fmt"
	"os"
	"strconv"
	"testing"
	"time"

	"pgregory.net/rapid"
)

var (
	began   = time.Now()
	limit   time.Duration
	actions int
	length  = "null"
)

func TestSystem(t *testing.T) {
	seconds, err := strconv.ParseFloat(flag.Arg(1), 64)
	if err != nil {
		t.Skip("SYSTEM SECONDS are missing")
	}
	limit = time.Duration(seconds * float64(time.Second))
	t.Cleanup(report)
	rapid.Check(t, func(t *rapid.T) {
		machines := map[string]rapid.StateMachine{"toy": &toy{}, "cart": &cart{}, "shop": &shop{}}
		t.Repeat(rapid.StateMachineActions(machines[flag.Arg(0)]))
	})
}

// counter counts actions until the first failure; the last failure is the one that rapid reports.
type counter struct{ checks int }

func (c *counter) require(t *rapid.T, holds bool) {
	if length == "null" {
		// The rule is checked before the first action, too.
		actions += min(1, c.checks)
		if time.Since(began) > limit {
			report()
		}
	}
	if !holds {
		length = strconv.Itoa(c.checks)
		t.Fatal("the rule is violated")
	}
	c.checks++
}

func report() {
	fmt.Printf("{\"actions\": %d, \"length\": %s, \"seconds\": %f}\n", actions, length, time.Since(began).Seconds())
	os.Exit(0)
}

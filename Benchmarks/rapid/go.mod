module bench

go 1.23

require pgregory.net/rapid v1.2.0

const DAY_MS = 86_400_000
const MINUTE_MS = 60_000
const wall = Date.now
const steady = performance.now.bind(performance)
let days = 0
let minutes = 0

// loaded into a program before all else: at each SIGUSR2 the clock on the wall, not its timers, goes on by a day; at each
// SIGWINCH a minute passes by every clock
Date.now = () => wall() + days * DAY_MS + minutes * MINUTE_MS
performance.now = () => steady() + minutes * MINUTE_MS
process.on('SIGUSR2', () => {
  days += 1
  process.stderr.write(`day ${days}\n`)
})
process.on('SIGWINCH', () => {
  minutes += 1
  process.stderr.write(`minute ${minutes}\n`)
})

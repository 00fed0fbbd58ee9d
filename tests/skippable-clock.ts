const DAY_MS = 86_400_000
const now = Date.now
let days = 0

// loaded into a program before all else: at each SIGUSR2 its clock, not its timers, goes on by a day
Date.now = () => now() + days * DAY_MS
process.on('SIGUSR2', () => {
  days += 1
  process.stderr.write(`day ${days}\n`)
})

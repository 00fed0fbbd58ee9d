const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/**
 * Whether a clock has run evenly lately. One that was set ahead has made nothing older, so what ends by its age does not end
 * by it; how it was set is believed after a day in which nobody has set it back.
 */
export function createSteadyClock(now: () => number, passed = () => performance.now()) {
  let began = now() - passed()
  let believedAt = -Infinity
  return (): boolean => {
    const begins = now() - passed()
    if (Math.abs(begins - began) >= HOUR_MS) {
      began = begins
      believedAt = passed() + DAY_MS
    }
    return passed() >= believedAt
  }
}

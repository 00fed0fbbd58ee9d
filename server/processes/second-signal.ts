/** Signals within this time are one: npm passes on the one that a terminal has already sent to all its processes. */
const SAME_SIGNAL_MS = 200

/** Makes a function to be called at each signal: it returns whether the signal is a second one, and no copy of the first. */
export function createSecondSignal(): () => boolean {
  let firstAt: number | null = null
  return () => {
    const now = performance.now()
    firstAt ??= now
    return now - firstAt > SAME_SIGNAL_MS
  }
}

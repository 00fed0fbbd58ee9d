const STEADY_MS = 60_000
const FIRST_PAUSE_MS = 250
const MAX_PAUSE_MS = 60_000

/**
 * The pause before a dead process is replaced: none if the process lived a minute, else exponentially longer, so that processes
 * that die at once do not take the machine's time from the others. `quickDeaths`: the early deaths in a row before this one.
 */
export function restartPauseMs(livedMs: number, quickDeaths: number) {
  if (livedMs >= STEADY_MS) return { pauseMs: 0, quickDeaths: 0 }
  const pauseMs = Math.min(FIRST_PAUSE_MS * 2 ** quickDeaths, MAX_PAUSE_MS)
  return { pauseMs, quickDeaths: quickDeaths + 1 }
}

const STEADY_MS = 60_000
const FIRST_PAUSE_MS = 250
const LONGEST_PAUSE_MS = 60_000

/**
 * How long to wait before a process that died is replaced: not at all after a minute's life, else ever longer, so that what
 * cannot live does not take the machine from those that can. `quickDeaths` are those in a row that came before.
 */
export function restartPauseMs(livedMs: number, quickDeaths: number) {
  if (livedMs >= STEADY_MS) return { pauseMs: 0, quickDeaths: 0 }
  const pauseMs = Math.min(FIRST_PAUSE_MS * 2 ** quickDeaths, LONGEST_PAUSE_MS)
  return { pauseMs, quickDeaths: quickDeaths + 1 }
}

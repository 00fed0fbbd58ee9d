const LOCK = 'offline'

/** The work of this tab that has the lock. */
let inFlight: AbortController | null = null

/** Does what the visitor asks of saved lists, after all other work on them, in any tab. Work in flight in this tab is aborted. */
export async function inTurn<Result>(
  work: (signal: AbortSignal) => Promise<Result>,
  cancelled?: AbortSignal,
): Promise<Result> {
  inFlight?.abort()
  const options = cancelled === undefined ? {} : { signal: cancelled }
  return navigator.locks.request(LOCK, options, async () => holding(work, cancelled))
}

/** Does work that nobody waits for, unless other work on saved lists is in flight. */
export async function ifIdle(work: (signal: AbortSignal) => Promise<void>): Promise<void> {
  await navigator.locks.request(LOCK, { ifAvailable: true }, async (lock) => {
    if (lock !== null) await holding(work)
  })
}

async function holding<Result>(
  work: (signal: AbortSignal) => Promise<Result>,
  cancelled?: AbortSignal,
): Promise<Result> {
  const controller = new AbortController()
  inFlight = controller
  const abort = () => controller.abort()
  cancelled?.addEventListener('abort', abort)
  if (cancelled?.aborted) abort()
  try {
    return await work(controller.signal)
  } finally {
    cancelled?.removeEventListener('abort', abort)
    if (inFlight === controller) inFlight = null
  }
}

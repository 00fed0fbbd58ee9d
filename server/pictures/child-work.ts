const MEMORY_CHECK_MS = 50

/**
 * Makes this process one that does jobs for its parent: one at a time, as messages. It ends when it takes more memory than
 * its first argument says, and with its parent.
 */
export function workAsChild<Job>(work: (job: Job) => Promise<unknown>): void {
  const [, , maxBytes] = process.argv
  setInterval(() => {
    if (process.memoryUsage.rss() > Number(maxBytes)) process.exit(1)
  }, MEMORY_CHECK_MS).unref()

  // a signal to the whole group ends the site, which ends this one when the last answer is out
  process.on('SIGINT', () => undefined).on('SIGTERM', () => undefined)
  process.on('disconnect', () => process.exit())
  process.on('message', async (job: Job) => process.send?.(await work(job)))
}

const MEMORY_CHECK_MS = 50

/** Makes this process end with its parent, or when it takes more memory than its first argument says. */
export function runAsChild(): void {
  const [, , maxBytes] = process.argv
  setInterval(() => {
    if (process.memoryUsage.rss() > Number(maxBytes)) process.exit(1)
  }, MEMORY_CHECK_MS).unref()

  // a signal to the whole group ends the site, which ends this one when the last answer is out
  process.on('SIGINT', () => undefined).on('SIGTERM', () => undefined)
  process.on('disconnect', () => process.exit())
}

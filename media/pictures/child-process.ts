const MEMORY_CHECK_MS = 50

/**
 * Tells the parent that this process is ready for a job. The process exits with its parent, or when it uses more bytes of memory
 * than its first argument.
 */
export function runAsChild(): void {
  const [, , maxBytes] = process.argv
  setInterval(() => {
    if (process.memoryUsage.rss() > Number(maxBytes)) process.exit(1)
  }, MEMORY_CHECK_MS).unref()

  // a signal to the process group ends the site, which ends this process after its last response
  process.on('SIGINT', () => undefined).on('SIGTERM', () => undefined)
  process.on('disconnect', () => process.exit())
  process.send?.('ready')
}

import sharp from 'sharp'

const MEMORY_CHECK_MS = 50

/**
 * Makes this process one that does one job at a time, and tells the parent that it is ready for one. It caches nothing and reads only
 * the formats of these loaders. It exits with its parent, or when it uses more bytes of memory than its first argument.
 */
export function runAsChild(loaders: readonly string[]): void {
  sharp.concurrency(1)
  sharp.cache(false)
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({ operation: loaders.map((name) => `VipsForeignLoad${name}`) })

  const [, , maxBytes] = process.argv
  setInterval(() => {
    if (process.memoryUsage.rss() > Number(maxBytes)) process.exit(1)
  }, MEMORY_CHECK_MS).unref()

  // a signal to the process group ends the site, which ends this process after its last response
  process.on('SIGINT', () => undefined).on('SIGTERM', () => undefined)
  process.on('disconnect', () => process.exit())
  process.send?.('ready')
}

import sharp from 'sharp'

/** Configures sharp for a process that does one job at a time, caches nothing, and reads only the formats of these loaders. */
export function prepareSharp(loaders: readonly string[]) {
  sharp.concurrency(1)
  sharp.cache(false)
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({ operation: loaders.map((name) => `VipsForeignLoad${name}`) })
}

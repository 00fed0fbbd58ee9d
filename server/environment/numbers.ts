import { ConfigurationError } from './exit.ts'
import type { VariableName } from './variables.ts'

/** Reads the port of the site; 0 takes any free port. */
export function readPort(text = '3000'): number {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN
  if (port >= 0 && port <= 65_535) return port
  throw new ConfigurationError(`PORT is "${text}": it must be a number from 0 to 65535.`)
}

/** Reads the port of the metrics, which is not the site's; null if it is unset. */
export function readMetricsPort(text: string | undefined, sitePort: number): number | null {
  if (text === undefined) return null
  const port = /^\d{1,5}$/.test(text) ? Number(text) : 0
  if (port < 1 || port > 65_535) {
    throw new ConfigurationError(`METRICS_PORT is "${text}": it must be a number from 1 to 65535.`)
  }
  if (port !== sitePort) return port
  throw new ConfigurationError(`METRICS_PORT is ${text}, like PORT: choose another one.`)
}

/** Reads a number of seconds up to 60. */
export function readSeconds(name: VariableName, text = '0'): number {
  const seconds = /^\d{1,2}$/.test(text) ? Number(text) : Number.NaN
  if (seconds <= 60) return seconds
  throw new ConfigurationError(`${name} is "${text}": it must be a number of seconds up to 60.`)
}

/** Reads the number of processes. */
export function readConcurrency(text = '1'): number {
  const processes = /^\d{1,2}$/.test(text) ? Number(text) : 0
  if (processes >= 1 && processes <= 64) return processes
  throw new ConfigurationError(`WEB_CONCURRENCY is "${text}": it must be a number from 1 to 64.`)
}

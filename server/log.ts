import { pino, type Logger } from 'pino'

import type { LogLevel } from './env.ts'

export type Log = Logger

/** JSON lines on standard output; secrets are cut out as a second net, should one ever come this far. */
export function createLog(level: LogLevel): Log {
  return pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: ['*.salt', '*.secret', '*.token', '*.api_key', '*.api_token', '*.authorization'],
  })
}

import { destination, type DestinationStream, type Logger, pino, stdTimeFunctions } from 'pino'

import type { LogLevel } from '#server/environment/env.ts'

export type Log = Logger

const secrets = ['salt', 'secret', 'token', 'apiToken', 'apiKey', 'api_token', 'api_key']
const credentials = [...secrets, 'authorization', 'Authorization']

/** JSON lines on standard output; secrets are cut out as a second net, should one ever come this far. */
export function createLog(level: LogLevel, output: DestinationStream = standardOutput()): Log {
  return pino(
    {
      level,
      base: null,
      timestamp: stdTimeFunctions.isoTime,
      redact: ['', '*.', '*.*.'].flatMap((depth) => credentials.map((name) => depth + name)),
    },
    output,
  )
}

/** A full disk behind it, or a reader who has left, costs lines and nothing else. */
function standardOutput(): DestinationStream {
  return destination().on('error', () => {})
}

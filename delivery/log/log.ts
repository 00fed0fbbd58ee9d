import { format } from 'node:util'

import { destination, type DestinationStream, type Logger, pino, stdTimeFunctions } from 'pino'

import { currentReference } from './reference.ts'

export type Log = Logger

export const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
export type LogLevel = (typeof logLevels)[number]

const secrets = ['salt', 'secret', 'token', 'apiToken', 'apiKey', 'api_token', 'api_key']
const credentials = [...secrets, 'authorization', 'Authorization']

/** What PostgreSQL adds to an error: it quotes rows and parameters. */
const quotes = ['err.detail', 'err.where']

/**
 * Logs JSON lines to standard output. Each line that is written for a request has the request's reference. Redacts secrets and
 * quoted rows as a second safeguard: none should reach the log.
 */
export function createLog(level: LogLevel, output: DestinationStream = standardOutput()): Log {
  return pino(
    {
      level,
      base: null,
      mixin: referenceOfRequest,
      hooks: { streamWrite: escapeControls },
      timestamp: stdTimeFunctions.isoTime,
      redact: [
        ...quotes,
        ...['', '*.', '*.*.'].flatMap((depth) => credentials.map((name) => depth + name)),
      ],
    },
    output,
  )
}

/**
 * Makes one line of the log of whatever libraries print to the console. Hono prints the stack of an error that breaks an answer off,
 * and React what it finds in a page.
 */
export function logConsole(log: Log): void {
  const methods = {
    log: 'info',
    info: 'info',
    debug: 'debug',
    warn: 'warn',
    error: 'error',
  } as const
  for (const [method, level] of Object.entries(methods)) {
    const write = (...words: unknown[]) => {
      const err = words.find((word) => word instanceof Error)
      const others = words.filter((word) => word !== err)
      const printed = others.length > 0 ? format(...others) : undefined
      log[level]({ err, printed }, 'printed by a library')
    }
    Object.assign(console, { [method]: write })
  }
}

/** Characters that JSON may hold as they are, but which end a line for some programs or command some terminals. */
const CONTROLS = /[\u007f-\u009f\u2028\u2029]/g

function escapeControls(line: string): string {
  return line.replaceAll(
    CONTROLS,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}

/** An event's own reference, such as an entry's, takes its place. */
function referenceOfRequest(): { reference?: string } {
  const reference = currentReference()
  return reference === null ? {} : { reference }
}

/** A full disk or a closed pipe loses log lines, and does not end the process. */
function standardOutput(): DestinationStream {
  return destination().on('error', () => {})
}

import { constants } from 'node:os'

import { codeOf, isSystemError, isConnectionLost, StorageError } from '#storage/storage-error.ts'

/** Exit codes of every command (docs/product.md: Start, processes and end). */
export const exitCodes = { failed: 1, wrongUse: 64, configuration: 78 } as const

/** The site cannot start with its configuration. The message is one sentence for the operator: the problem and the remedy. */
export class ConfigurationError extends Error {
  override name = 'ConfigurationError'
}

/** A command was called with wrong arguments. The message is the usage. */
export class UsageError extends Error {
  override name = 'UsageError'
}

/** A problem outside the configuration prevents the start. The message is one sentence for the operator. */
export class StartError extends Error {
  override name = 'StartError'
}

/** A signal interrupted a command before it finished. */
export class Interrupted extends Error {
  override name = 'Interrupted'
  readonly signal: NodeJS.Signals

  constructor(signal: NodeJS.Signals) {
    super('Interrupted: run it again to complete it.')
    this.signal = signal
  }
}

/** The exit code by the convention of shells: 143 for SIGTERM, 130 for SIGINT. */
export function exitCodeOfSignal(signal: NodeJS.Signals): number {
  return 128 + constants.signals[signal]
}

/**
 * Runs a command. An error that the user can fix, such as a full disk, ends the process with one sentence and the matching exit
 * code, any other error with the stack and exit code 1.
 */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  try {
    await command()
  } catch (error) {
    process.stderr.write(`${sentenceOf(error)}\n`)
    process.exit(exitCodeOf(error))
  }
}

function exitCodeOf(error: unknown): number {
  if (error instanceof ConfigurationError) return exitCodes.configuration
  if (error instanceof Interrupted) return exitCodeOfSignal(error.signal)
  return error instanceof UsageError ? exitCodes.wrongUse : exitCodes.failed
}

/** Mostly faults of the program, such as a file that is closed twice: only the stack says where. */
const faultsOfProgram: ReadonlySet<unknown> = new Set(['EBADF', 'EINVAL'])

function sentenceOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (isSystemError(error) && !faultsOfProgram.has(codeOf(error)))
    return `The system refused: ${error.message}.`
  const isForUsers =
    error instanceof ConfigurationError ||
    error instanceof UsageError ||
    error instanceof Interrupted ||
    error instanceof StartError ||
    error instanceof StorageError
  if (isForUsers) return error.message
  if (isConnectionLost(error))
    return `The connection to the database broke: ${error.message}. Run the command again.`
  return error.stack ?? error.message
}

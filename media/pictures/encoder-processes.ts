import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { extname, join } from 'node:path'

import { reasonOf } from '#storage/storage-error.ts'

export type EncoderProcesses = ReturnType<typeof createEncoderProcesses>

/** A process ended, or was killed, before it was ready for a job: no fault of the picture. */
export class ProcessNotStarted extends Error {}

/** A process that is not ready after this time is killed. On a busy machine the start takes longer than a job. */
const START_MS = 20_000

/** `program`: its file; it calls `runAsChild`. `jobMs` begins once the process is ready. */
type EncoderProcessesOptions = { program: string; jobMs: number; idleMs: number; maxBytes: number }

/** The file of a program beside a module: TypeScript in the source, JavaScript in the bundle. */
export function programBeside({ dirname, filename }: ImportMeta, name: string): string {
  return join(dirname, name + extname(filename))
}

/**
 * Creates a pool of processes that decode and encode: one for each concurrent job. A process starts if a job finds none idle, and ends
 * after `idleMs` without a job.
 */
export function createEncoderProcesses(options: EncoderProcessesOptions) {
  const idle = new Map<ChildProcess, NodeJS.Timeout>()
  const all = new Set<ChildProcess>()
  let isClosed = false

  async function take(): Promise<ChildProcess> {
    const [free] = idle.keys()
    if (free === undefined) {
      try {
        const child = start()
        await messageOf(child, START_MS)
        return child
      } catch (cause) {
        throw new ProcessNotStarted(`no process could be started: ${reasonOf(cause)}`, { cause })
      }
    }
    clearTimeout(idle.get(free))
    idle.delete(free)
    return free
  }

  function start(): ChildProcess {
    const child = startProcess(options)
    all.add(child)
    const forget = () => {
      clearTimeout(idle.get(child))
      idle.delete(child)
      all.delete(child)
    }
    return child.on('exit', forget).on('error', forget)
  }

  return {
    /**
     * Resolves to the answer to a job. Rejects with a {@link ProcessNotStarted}, or with another error if the process dies or takes
     * too long, which may be the picture's fault. Other jobs are not affected.
     */
    async run(job: object): Promise<unknown> {
      if (isClosed) throw new Error('the encoder is closed')
      const child = await take()
      const answer = await ask(child, job, options.jobMs)
      const endIdle = () => {
        idle.delete(child) // a job must not get it before its exit is known
        end(child)
      }
      idle.set(child, setTimeout(endIdle, options.idleMs))
      return answer
    },
    /** Ends all processes; no others are started. */
    close(): void {
      isClosed = true
      all.forEach(end)
    },
  }
}

async function ask(child: ChildProcess, job: object, timeoutMs: number): Promise<unknown> {
  return Promise.race([send(child, job), messageOf(child, timeoutMs)])
}

/** The next message of a process: that it is ready, or an answer. Rejects if it ends; kills it after `timeoutMs`. */
async function messageOf(child: ChildProcess, timeoutMs: number): Promise<unknown> {
  const over = new AbortController()
  const timer = setTimeout(() => end(child), timeoutMs)
  const message = once(child, 'message', { signal: over.signal })
  const exit = once(child, 'exit', { signal: over.signal })
  try {
    return await Promise.race([
      message.then(([text]) => text),
      exit.then(([code, signal]) => Promise.reject(new Error(`encoder ended, ${signal ?? code}`))),
    ])
  } finally {
    clearTimeout(timer)
    over.abort()
  }
}

/** Never resolves, so that the race sees only its failure: `send` throws if the process could not be started. */
async function send(child: ChildProcess, job: object): Promise<never> {
  child.send(job)
  return new Promise(() => {})
}

function startProcess({ program, maxBytes }: EncoderProcessesOptions): ChildProcess {
  return fork(program, [String(maxBytes)], {
    execArgv: [],
    // without the site's secrets; one arena, since glibc holds three times the memory with more
    env: { MALLOC_ARENA_MAX: '1' },
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
}

/** Kills a process: it has no state to save, and would not handle a gentler signal in native code. */
function end(child: ChildProcess) {
  child.kill('SIGKILL')
}

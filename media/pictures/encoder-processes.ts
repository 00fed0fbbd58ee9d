import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { createRequire } from 'node:module'

/** Processes that decode and encode: one for each concurrent job. */
export type EncoderProcesses<Job> = {
  /** Resolves to the answer to a job. Rejects if the process dies or takes too long; other jobs are not affected. */
  run(job: Job): Promise<unknown>
  /** Ends all processes; no others are started. */
  close(): void
}

/** `entry`: the program, as an import path of the project. */
type EncoderProcessesOptions = { entry: string; jobMs: number; idleMs: number; maxBytes: number }

/** Creates the pool. A process starts if a job finds none idle, and ends after `idleMs` without a job. */
export function createEncoderProcesses<Job extends object>(
  options: EncoderProcessesOptions,
): EncoderProcesses<Job> {
  const idle = new Map<ChildProcess, NodeJS.Timeout>()
  const all = new Set<ChildProcess>()
  let isClosed = false

  function take(): ChildProcess {
    const [free] = idle.keys()
    if (free === undefined) return start()
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
    async run(job) {
      if (isClosed) throw new Error('the encoder is closed')
      const child = take()
      const answer = await ask(child, job, options.jobMs)
      idle.set(
        child,
        setTimeout(() => end(child), options.idleMs),
      )
      return answer
    },
    close() {
      isClosed = true
      all.forEach(end)
    },
  }
}

/** Waits for the answer or for the end of the process, and kills the process after `timeoutMs`. */
async function ask(child: ChildProcess, job: object, timeoutMs: number): Promise<unknown> {
  const over = new AbortController()
  const timer = setTimeout(() => end(child), timeoutMs)
  const answer = once(child, 'message', { signal: over.signal })
  const exit = once(child, 'exit', { signal: over.signal })
  try {
    return await Promise.race([
      send(child, job),
      answer.then(([message]) => message),
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

function startProcess({ entry, maxBytes }: EncoderProcessesOptions): ChildProcess {
  return fork(createRequire(import.meta.url).resolve(entry), [String(maxBytes)], {
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

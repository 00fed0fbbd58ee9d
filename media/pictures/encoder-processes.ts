import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { createRequire } from 'node:module'

/** Processes that decode and encode, as many as jobs are given at once. */
export type EncoderProcesses<Job> = {
  /** The answer to a job. Rejects when the process dies of it or takes too long: that costs this job alone. */
  run(job: Job): Promise<unknown>
  /** Ends all processes; no more are started. */
  close(): void
}

/** `entry`: the program, by its name within the project. */
type EncoderProcessesOptions = { entry: string; jobMs: number; idleMs: number; maxBytes: number }

/** Makes such processes: one starts with a job that finds none free, and ends after `idleMs` without any. */
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

/** The first of: an answer, the end of the process, the end of patience, which ends the process. */
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

/** Only its failure is of interest: a process that could not be started cannot even be spoken to. */
async function send(child: ChildProcess, job: object): Promise<never> {
  child.send(job)
  return new Promise(() => {})
}

function startProcess({ entry, maxBytes }: EncoderProcessesOptions): ChildProcess {
  return fork(createRequire(import.meta.url).resolve(entry), [String(maxBytes)], {
    execArgv: [],
    // none of our secrets; one arena, since with more glibc keeps three times the memory
    env: { MALLOC_ARENA_MAX: '1' },
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
}

/** At once: it holds nothing, and in native code it hears no request. */
function end(child: ChildProcess) {
  child.kill('SIGKILL')
}

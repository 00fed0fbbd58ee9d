import { reasonOf, type Report } from './picture-answer.ts'

/** Brings to disk what changed in memory, one thing after the other; many changes of one thing are written once. */
export type Saver = {
  save(key: string): void
  /** Whether a change is yet to be written, or being written. */
  isDue(key: string): boolean
  /** Resolves when all is written. */
  settled(): Promise<void>
}

/** Makes a saver. `write` writes how a thing stands when its turn comes; its errors are reported. */
export function createSaver(write: (key: string) => Promise<void>, report: Report): Saver {
  const due = new Set<string>()
  let writing: Promise<void> | null = null
  let current: string | null = null

  async function writeAll() {
    for (const key of due) {
      due.delete(key)
      current = key
      await write(key).catch((error: unknown) => report({ kind: 'disk', reason: reasonOf(error) }))
    }
    writing = null
    current = null
  }

  return {
    save(key) {
      due.add(key)
      writing ??= writeAll()
    },
    isDue: (key) => due.has(key) || key === current,
    settled: async () => {
      await writing
    },
  }
}

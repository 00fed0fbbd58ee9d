import type { Clock } from './clock.ts'
import type { Copies } from './copies.ts'

/** Ids of talents whose profiles call them children. Other processes read and change them on disk. */
export type ChildIdStore = {
  has: (id: number) => boolean
  change: (id: number, isOne: boolean) => void
  /** Adds the ids that other processes stored, or this one before a restart. */
  recall: () => Promise<void>
  /** Resolves when all changes until now are written. */
  settled: () => Promise<void>
}

export const MOST_CHILDREN = 20_000 // as many as talents are listed
const KEY = 'whom profiles call children'

export function createChildIdStore(copies: Copies, now: Clock): ChildIdStore {
  const ids = new Set<number>()
  let last = Promise.resolve() // in order, or an older copy would undo a change

  function note(id: number, isOne: boolean) {
    if (!isOne) ids.delete(id)
    else if (ids.size < MOST_CHILDREN) ids.add(id)
  }

  async function read() {
    const copy = await copies.read(KEY)
    const kept: readonly unknown[] = Array.isArray(copy?.answer) ? copy.answer : []
    for (const id of kept) if (typeof id === 'number') note(id, true)
  }

  async function write(id: number, isOne: boolean) {
    await read() // others may have changed it
    note(id, isOne)
    copies.write(KEY, { savedAt: now(), answer: [...ids] })
    await copies.settled()
  }

  return {
    has: (id) => ids.has(id),
    change(id, isOne) {
      note(id, isOne)
      last = last.then(() => write(id, isOne))
    },
    recall() {
      last = last.then(read)
      return last
    },
    settled: () => last,
  }
}

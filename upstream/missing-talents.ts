import * as v from 'valibot'

import type { Clock } from './clock.ts'
import type { Copies } from './copies.ts'

/** A talent whom the roster lacks: its media paths, whether it has left, and when its profile was last asked for. */
export type MissingTalent = v.InferOutput<typeof Missing>

const Missing = v.object({
  id: v.number(),
  paths: v.array(v.string()),
  hasLeft: v.boolean(),
  askedAt: v.number(),
})
const List = v.array(Missing)

/** The talents whom the roster lacks and of whom something is kept. */
export type MissingTalents = ReturnType<typeof createMissingTalents>

const KEY = 'missing talents'
const MAX_MISSING = 20_000

export function createMissingTalents(copies: Copies, now: Clock) {
  const missing = new Map<number, MissingTalent>()
  let saved = '[]'
  return {
    /** Reads the list that an earlier process left on disk. */
    async load(): Promise<void> {
      const copy = await copies.read(KEY)
      const { success, output } = v.safeParse(List, copy?.answer)
      if (!success) return
      saved = JSON.stringify(output)
      for (const each of output) missing.set(each.id, each)
    },
    all: (): MissingTalent[] => [...missing.values()],
    find: (id: number): MissingTalent | undefined => missing.get(id),
    /** Adds a talent, or further media of a talent on the list. */
    add(id: number, paths: readonly string[]): void {
      const known = missing.get(id) ?? { id, paths: [], hasLeft: false, askedAt: 0 }
      missing.set(id, { ...known, paths: [...new Set([...known.paths, ...paths])] })
    },
    /** Changes a talent that is still on the list. */
    change(id: number, change: Partial<Pick<MissingTalent, 'hasLeft' | 'askedAt'>>): void {
      const known = missing.get(id)
      if (known !== undefined) missing.set(id, { ...known, ...change })
    },
    remove(ids: readonly number[]): void {
      for (const id of ids) missing.delete(id)
    },
    /**
     * Writes the list if it has changed, before any copy that is written or deleted later. Drops the oldest beyond the limit; their
     * files then stay until they are evicted.
     */
    save(): void {
      for (const id of [...missing.keys()].slice(0, -MAX_MISSING)) missing.delete(id)
      const list = [...missing.values()]
      const text = JSON.stringify(list)
      if (text === saved) return
      if (list.length === 0) void copies.remove(KEY)
      else if (!copies.write(KEY, { savedAt: now(), answer: list })) return // the next call tries again
      saved = text
    },
  }
}

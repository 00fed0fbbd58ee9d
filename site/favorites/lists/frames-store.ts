import { parseId } from '#agency/id.ts'
import { isRecord, parseJson } from '#agency/json.ts'

import { createStoredValue, type StorageWindow, type StoredFormat } from '../heart/stored-value.ts'

/** The frames chosen for documents of a list, by the talents' ids; the cover stands for every other talent. */
export type ChosenFrames = Readonly<Record<number, number>>

/** The frames chosen in each list of this browser. */
type FramesOfLists = Readonly<Record<string, ChosenFrames>>

export const noFrames: ChosenFrames = {}

/** `{"first": {"7": 71}}`: in the list `first`, frame 71 of talent 7. */
const framesFormat: StoredFormat<FramesOfLists> = {
  key: 'favorites-frames',
  read(text) {
    const kept = text === null ? {} : parseJson(text)
    if (!isRecord(kept)) return { value: {}, isComplete: false }
    const lists = Object.entries(kept).map(([listId, frames]) => [listId, readFrames(frames)])
    return { value: Object.fromEntries(lists), isComplete: true }
  },
  write: (frames) => JSON.stringify(frames),
  merge: (_mine, _before, now) => now,
}

function readFrames(kept: unknown): ChosenFrames {
  if (!isRecord(kept)) return noFrames
  const read = Object.entries(kept).flatMap(([key, value]): [number, number][] => {
    const [talentId, frame] = [parseId(key), parseId(String(value))]
    return talentId === null || frame === null ? [] : [[talentId, frame]]
  })
  return Object.fromEntries(read)
}

/** The frames chosen in this browser, shared by its tabs. If the storage is off or full, they last for the visit. */
export function createFramesStore(open: () => StorageWindow) {
  const stored = createStoredValue(open, framesFormat, catchUp)

  function catchUp() {
    if (stored.takeOver()) stored.notify()
  }

  return {
    subscribe: stored.subscribe,
    of: (listId: string): ChosenFrames => stored.current().value[listId] ?? noFrames,
    /** Keeps a talent's frame; null is the cover. Forgets lists that are not among `lists`, and talents who are in none of them. */
    choose(listId: string, choice: FrameChoice, lists: readonly ListedTalents[]) {
      catchUp()
      const { value: current } = stored.current()
      const left = lists.map(({ id, talents }) => {
        const ids = new Set(talents.map((each) => String(each.id)))
        const frames = Object.entries(current[id] ?? noFrames).filter(([key]) => ids.has(key))
        const chosen = Object.fromEntries(frames)
        return [id, id === listId ? withFrame(chosen, choice) : chosen] as const
      })
      stored.write(Object.fromEntries(left.filter(([, each]) => Object.keys(each).length > 0)))
      stored.notify()
    },
  }
}

export type FrameChoice = { talentId: number; frame: number | null }

type ListedTalents = { id: string; talents: readonly { id: number }[] }

/** The frames with another choice for one talent. */
export function withFrame(frames: ChosenFrames, { talentId, frame }: FrameChoice): ChosenFrames {
  const others = Object.entries(frames).filter(([key]) => Number(key) !== talentId)
  const left: ChosenFrames = Object.fromEntries(others)
  return frame === null ? left : { ...left, [talentId]: frame }
}

import type { Insertable } from 'kysely'

import { parseMediaPath } from '../media/media-path.ts'
import { type ProviderTables, type Rows, inChunks } from '../service/tables.ts'
import type { FileState } from './folder-files.ts'
import type { StoredMediaFile } from './store-media.ts'

export type KnownMedia = Awaited<ReturnType<typeof openKnownMedia>>

const NOTES_AT_ONCE = 100

/** Two changes within one tick of the disk's clock leave the same stamp for different content; the coarsest tick is 2 s. */
const TICK_MS = 2_000

/** Remembers which files of a folder are in the store, by their state on disk, so that an import need not read them again. */
export async function openKnownMedia(rows: Rows, now = Date.now) {
  const known = new Map((await rows.selectFrom('known_media').selectAll().execute()).map(byStamp))
  const inUse = new Set<string>()
  let notes: Insertable<ProviderTables['known_media']>[] = []

  async function write() {
    const written = notes
    notes = []
    if (written.length === 0) return
    const insertion = rows.insertInto('known_media').values(written)
    await insertion.onConflict((conflict) => conflict.doNothing()).execute() // one file may have two names
  }

  return {
    find: ({ stamp }: FileState): StoredMediaFile | null => {
      const file = known.get(stamp) ?? null
      if (file !== null) inUse.add(stamp)
      return file
    },
    /** Remembers a file that is durably in the store. */
    note: async ({ stamp, changedMs }: FileState, file: StoredMediaFile): Promise<void> => {
      if (now() - changedMs <= TICK_MS) return
      inUse.add(stamp)
      const { path, width, height, codec, seconds } = file
      notes.push({ stamp, path, width, height, codec, seconds })
      if (notes.length >= NOTES_AT_ONCE) await write()
    },
    /** Writes pending notes, and forgets files that were neither found nor noted. */
    settle: async (): Promise<void> => {
      await write()
      const gone = [...known.keys()].filter((stamp) => !inUse.has(stamp))
      for (const stamps of inChunks(gone)) {
        await rows.deleteFrom('known_media').where('stamp', 'in', stamps).execute()
      }
    },
  }
}

type KnownRow = ProviderTables['known_media']

function byStamp({ stamp, path, ...facts }: KnownRow): [string, StoredMediaFile] {
  const media = parseMediaPath(path)
  if (media === null) throw new Error(`known_media has "${path}", which is not a valid path`)
  return [stamp, { status: 'stored', path, kind: media.kind, ...facts }]
}

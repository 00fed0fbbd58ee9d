import { isOfStore } from './entries.ts'
import { readPaths } from './payload.ts'
import type { Rows } from './tables.ts'

/** The paths of the photos in a store that entries still need; an entry that is over needs none. */
export async function findNeededPhotos(rows: Rows, store: string): Promise<string[]> {
  const needing = rows.selectFrom('outbox_entries').where('status', '!=', 'over')
  const named = await needing.where(isOfStore(store)).select('photos').execute()
  return named.flatMap(({ photos }) => readPaths(photos))
}

/** The number of entries whose photos are in other stores. */
export async function countElsewhere(rows: Rows, store: string): Promise<number> {
  const needing = rows.selectFrom('outbox_entries').where('status', '!=', 'over')
  const { total } = await needing
    .where('store', 'is not', null)
    .where('store', '!=', store)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}

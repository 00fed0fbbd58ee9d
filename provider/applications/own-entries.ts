import type { ContactCorrection, StoredApplication } from '#agency/application.ts'
import type { Clock, Database } from '#storage/database.ts'
import type { MediaStore } from '#storage/media-store.ts'

import { type Rows, rowsOf } from '../service/tables.ts'
import { toApplication } from './entry.ts'
import { changeFields, findEntry } from './queries.ts'
import { forgetEntries } from './upkeep.ts'

type OwnEntriesOptions = { database: Database; media: MediaStore; now?: Clock }

/** The entries of the embedded provider for the site in the same process, by their keys; only applications. */
export function createOwnEntries({ database, media, now = database.now }: OwnEntriesOptions) {
  const rows = rowsOf(database)
  return {
    /** An application; the time of its deletion in milliseconds if only its key is left; null if there is none. */
    async find(key: string): Promise<StoredApplication | { goneAt: number } | null> {
      const entry = await findEntry(rows, key)
      if (entry === null) return findTombstone(rows, key)
      if (entry.kind !== 'getScouted') return null
      const { fields, photos, receivedAt } = entry
      return {
        fields: toApplication(fields),
        guardian: fields.guardian_name ?? null,
        photos: photos.length,
        receivedAt: Date.parse(receivedAt),
      }
    },

    /** Replaces contact data; false if the application is not there. A repeated call of the sender still matches it. */
    correct: (key: string, { email, phone }: ContactCorrection): Promise<boolean> =>
      changeFields(rows, key, ({ kind, fields }) =>
        kind === 'getScouted'
          ? { ...fields, email: email ?? fields.email, phone: phone ?? fields.phone }
          : null,
      ),

    /** Deletes an application with its photos. Its key stays as a tombstone, so it cannot arrive later either. */
    async forget(key: string): Promise<void> {
      const at = await now()
      const time = new Date(at).toISOString()
      const tombstone = { id: key, kind: 'getScouted', received_at: time, gone_at: time } as const
      const entries = rows.insertInto('entries').values(tombstone)
      await entries.onConflict((conflict) => conflict.column('id').doNothing()).execute()
      await forgetEntries({ database, media }, [key], at)
    },
  }
}

async function findTombstone(rows: Rows, key: string) {
  const found = rows.selectFrom('entries').select('gone_at').where('id', '=', key)
  const goneAt = (await found.executeTakeFirst())?.gone_at ?? null
  return goneAt === null ? null : { goneAt: Date.parse(goneAt) }
}

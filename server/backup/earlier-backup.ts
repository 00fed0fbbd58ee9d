import { join } from 'node:path'

import { findStoreId, readStoreId, STORE_ID_PATH } from '#outbox/store-id.ts'
import type { Database } from '#storage/database.ts'
import { diskMediaStore } from '#storage/disk-media-store.ts'
import type { MediaStore } from '#storage/media-store.ts'

import { MEDIA, mediaOf } from './backup-folder.ts'
import { readChecksums } from './checksums.ts'
import { isEmpty } from './tables.ts'

type Replacing = {
  database: Database
  media: MediaStore
  /** Where an earlier backup may be. */
  folder: string
  /** Whether the tables of the embedded provider belong to the site. */
  isEmbedded: boolean
}

/**
 * Why a folder's earlier backup must not be replaced by one of this site, in a sentence: a site whose disk is not mounted looks
 * like another one, or like an empty one, and its backup would delete the good one. Null if nothing speaks against it.
 */
export async function whyNotReplace(options: Replacing): Promise<string | null> {
  const { database, media, folder, isEmbedded } = options
  const earlier = await readChecksums(folder)
  if (earlier === null) return null
  const id = await findStoreId(await diskMediaStore(join(folder, MEDIA)))
  if (id !== null && id !== (await readStoreId({ database, media }))) {
    return `${folder} has the backup of a site with another MEDIA_STORAGE: check the settings and whether a disk is mounted, or choose another folder.`
  }
  const hasMedia = mediaOf(earlier).some((path) => path !== STORE_ID_PATH)
  if (hasMedia && isEmbedded && (await isEmpty(database))) {
    return `${folder} has the backup of a site with content, and this site has neither an agency nor entries: check DATABASE_URL and whether a disk is mounted, or choose another folder.`
  }
  return null
}

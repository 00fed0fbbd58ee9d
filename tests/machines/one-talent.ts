import { join } from 'node:path'

import {
  exampleBoards,
  talentNamed,
  writeAgency,
} from '#provider/agency-folder/fresh-agency.fixture.ts'
import { importFolder } from '#provider/agency-folder/import-folder.ts'
import { migrateProvider } from '#provider/migrations.ts'
import { openDatabase } from '#storage/database.ts'
import { openMediaStore } from '#storage/open-media-store.ts'

import type { Storage } from '../durability/arrivals.ts'

/** Imports an agency with one talent, Ana Lima. Its folder is made in `folder`. */
export async function importOneTalent(stored: Storage, folder: string): Promise<void> {
  const agency = join(folder, 'agency')
  await writeAgency(agency, { talents: [talentNamed('ana', { name: 'Ana Lima' })] })
  const media = await openMediaStore(stored.media, stored.keys)
  const database = await openDatabase(stored.database)
  await migrateProvider(database)
  await importFolder({ folder: agency, database, media, boards: exampleBoards })
  await database.close()
}

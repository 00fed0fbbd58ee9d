import { findEntries } from '#provider/applications/queries.ts'
import { rowsOf } from '#provider/service/tables.ts'
import { openDatabase } from '#storage/database.ts'
import { openMediaStore } from '#storage/open-media-store.ts'

import { storageIn } from '../durability/arrivals.ts'
import { lookAtFiles } from '../privacy/all-answers.ts'

/** The photos that a site with its embedded provider has received. */
export async function photosIn(folder: string): Promise<Buffer[]> {
  const storage = storageIn(folder)
  const database = await openDatabase(storage.database)
  const media = await openMediaStore(storage.media)
  const entries = await findEntries(rowsOf(database))
  await database.close()
  const paths = entries.flatMap(({ photos }) => photos.map(({ path }) => path))
  const found = await Promise.all(paths.map((path) => media.get(path)))
  return Promise.all(
    found.map(async (file) =>
      Buffer.from(file?.part ? await new Response(file.body).bytes() : new Uint8Array()),
    ),
  )
}

/** The files of a folder that hold a text, or have it in their name. */
export async function filesWith(folder: string, text: string): Promise<string[]> {
  const found: string[] = []
  await lookAtFiles(folder, (path, content) => {
    if (path.includes(text) || content.includes(text)) found.push(path)
  })
  return found
}

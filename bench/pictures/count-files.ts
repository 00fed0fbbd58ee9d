import { join } from 'node:path'

import { listFiles, listShards } from '#media/pictures/list-files.ts'

/** The number and bytes of a site's picture files: copies, sources, and its facts about pictures. */
export async function countFiles(dataFolder: string, ending = '') {
  const folder = join(dataFolder, 'pictures')
  const all = [...(await listShards(folder)), ...(await listFiles(join(folder, 'known')))]
  const some = all.filter(({ name }) => name.endsWith(ending))
  return { files: some.length, bytes: some.reduce((sum, { bytes }) => sum + bytes, 0) }
}

import { join } from 'node:path'

import { listFiles, listShards } from '#media/pictures/list-files.ts'

/** How many files, and bytes, a site keeps of pictures: copies and sources, and what it knows of them. */
export async function countFiles(dataFolder: string, ending = '') {
  const folder = join(dataFolder, 'pictures')
  const all = [...(await listShards(folder)), ...(await listFiles(join(folder, 'known')))]
  const some = all.filter(({ name }) => name.endsWith(ending))
  return { files: some.length, bytes: some.reduce((sum, { bytes }) => sum + bytes, 0) }
}

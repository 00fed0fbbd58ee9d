import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { cp, mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'

import type { FolderTalent } from '#contract/agency-folder.ts'
import { inParallel } from '#storage/in-parallel.ts'
import { readFolder } from '#provider/agency-folder/read-folder.ts'

import { drawPicture } from './draw-picture.ts'
import { inventTalent } from './talent.ts'

const root = resolve(import.meta.dirname, '../..')
const DEMO = join(root, 'demo/vereda')
const AT_ONCE = 8

/** The folder for generated agencies and the data imported from them. */
export const BENCH_DATA = join(root, 'data/bench')

/** An invented agency in the form of an agency folder: the given number of talents, and the demo agency's posts and staff. */
export async function inventAgency(talentCount: number) {
  const demo = await readFolder(DEMO)
  if (demo.status === 'invalid') throw new Error(`${DEMO} is no agency folder`)
  const talents = Array.from({ length: talentCount }, (_, number) => inventTalent(number))
  return { ...demo.agency, talents, feed: [] }
}

/**
 * The folder of an invented agency, generated on first use (10,000 talents: half a minute). Its name contains a hash of its
 * content, so that a folder from an earlier generator is not reused.
 */
export async function agencyFolder(talentCount: number, kept = BENCH_DATA): Promise<string> {
  const agency = await inventAgency(talentCount)
  const json = JSON.stringify(agency)
  const hash = createHash('sha256')
    .update(json)
    .update(await drawPicture(0))
    .digest('hex')
  const folder = join(kept, `agency-${talentCount}-${hash.slice(0, 12)}`)
  if (existsSync(folder)) return folder

  const partial = `${folder}-${process.pid}`
  await mkdir(join(partial, 'pictures'), { recursive: true })
  await writeFile(join(partial, 'agency.json'), json)
  for (const part of ['posts', 'slides'])
    await cp(join(DEMO, part), join(partial, part), { recursive: true })
  await inParallel(picturesOf(agency.talents), AT_ONCE, async ({ file, number }) =>
    writeFile(join(partial, file), await drawPicture(number)),
  )
  if (existsSync(folder)) await rm(partial, { recursive: true })
  else await rename(partial, folder)
  return folder
}

/** Each file that talents name, once, with the number of its picture. */
function picturesOf(talents: readonly FolderTalent[]) {
  return talents.flatMap(({ book }, talent) =>
    book.map(({ file }, index) => ({ file, number: talent * 2 + index })),
  )
}

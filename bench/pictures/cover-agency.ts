import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'

import { BENCH_DATA, inventAgency } from '../agency/agency-folder.ts'
import { anotherWebp } from '../import/picture-agency.ts'

const DEMO = resolve(import.meta.dirname, '../../demo/vereda')

/** The folder of an agency whose talents all have a cover of 1,200 × 1,600: the demo agency's covers, but no two files alike. */
export async function coverAgency(talentCount: number): Promise<string> {
  const folder = join(BENCH_DATA, `covers-${talentCount}`)
  if (existsSync(folder)) return folder
  const partial = `${folder}-${process.pid}`
  await mkdir(partial, { recursive: true })
  const covers = await readCovers()
  const { talents } = await inventAgency(talentCount)
  const covered = []
  for (const [number, talent] of talents.entries()) {
    const cover = `${talent.slug}.webp`
    const bytes = covers[number % covers.length] ?? Buffer.alloc(0)
    await writeFile(join(partial, cover), anotherWebp(bytes, number))
    covered.push({ ...talent, cover, coverWeb: null, cover2: null, book: [] })
  }
  const agency = {
    version: 1,
    talents: covered,
    posts: [],
    prehome: [],
    staff: [],
    social: {},
  }
  await writeFile(join(partial, 'agency.json'), JSON.stringify(agency))
  await rename(partial, folder)
  return folder
}

async function readCovers(): Promise<Buffer[]> {
  const names = await readdir(DEMO, { recursive: true })
  const covers = names.filter((name) => name.endsWith('/cover.webp')).toSorted()
  return Promise.all(covers.map((name) => readFile(join(DEMO, name))))
}

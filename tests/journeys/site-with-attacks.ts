import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { importAgency, start, type Running } from '../processes.ts'

/** A second site, whose agency has been broken into: each of its posts is one of the attacks. */
export async function openSiteWithAttacks(
  folder: string,
  attacks: readonly string[],
): Promise<Running> {
  const source = join(folder, 'agency')
  const posts = attacks.map((attack, index) => ({
    slug: `attack-${index}`,
    batch: `${index}`,
    language: 'en',
    title: `Attack ${index}`,
    description: '',
    date: '2026-11-12',
    content: `<p>Before.</p>${attack}<p>After.</p>`,
  }))
  const nothingElse = { talents: [], prehome: [], slides: [], staff: [], social: {} }
  await mkdir(source)
  await writeFile(
    join(source, 'agency.json'),
    JSON.stringify({ version: 1, posts, ...nothingElse }),
  )
  const environment = { DATA_DIR: folder }
  await importAgency(source, environment)
  return start('site', environment, () => {}) // until the journeys end it
}

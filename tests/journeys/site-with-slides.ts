import { cp, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { importAgency, start, type Running } from '../processes.ts'
import { veredaWith } from './vereda-with.ts'

/** A second site, whose agency has slides and nothing else: some on its home page, and a splash that begins with a film. */
export async function openSiteWithSlides(folder: string): Promise<Running> {
  const source = join(folder, 'agency')
  await cp('demo/vereda/slides', join(source, 'slides'), { recursive: true })
  const { prehome, slides } = JSON.parse(await readFile('demo/vereda/agency.json', 'utf8'))
  const nothingElse = { version: 1, talents: [], posts: [], staff: [], social: {} }
  const agency = { ...nothingElse, prehome: prehome.toReversed(), slides }
  await writeFile(join(source, 'agency.json'), JSON.stringify(agency))
  const config = await veredaWith({ homeSlides: 'home' }, folder)
  const environment = { DATA_DIR: folder, AGENCY_CONFIG: config }
  await importAgency(source, environment)
  return start('site', environment, () => {}) // until the journeys end it
}

import { join } from 'node:path'

import { expect, it } from 'vitest'

import { picture, talentNamed, writeAgency } from '#provider/agency-folder/fresh-agency.fixture.ts'
import { freshFolder } from '#storage/fresh-folder.fixture.ts'

import { filesIn } from '../files-in.ts'
import { importAgency, start } from '../processes.ts'

const ana = talentNamed('ana', { boards: ['mainboard'], cover: 'a.png', book: [{ file: 'b.png' }] })
const bia = talentNamed('bia', { boards: ['mainboard'] })

it('pictures of a talent who left the agency are gone, from every address and from the disk', async () => {
  const folder = await freshFolder()
  await importInto(folder, [ana, bia])
  const site = await start('site', { DATA_DIR: folder })
  const files = () => sortedFilesIn(join(folder, 'pictures'))
  // of the about page's picture, which the agency keeps
  const ofOne = [expect.stringMatching(/\.json$/), expect.stringMatching(/\.source$/)]
  await expect.poll(files, { timeout: 10_000 }).toEqual(ofOne)
  const kept = await files()
  const [profile = ''] = /\/modelos\/[^"]+\/ana/.exec(await textOf(`${site.url}/modelos`)) ?? []
  const pictures = (await textOf(site.url + profile)).match(/\/pictures\/640\/[^"?,\s]+/g) ?? []
  const statuses = () =>
    Promise.all([...new Set(pictures)].map(async (path) => (await fetch(site.url + path)).status))
  expect(await statuses()).toEqual([200, 200])

  await importInto(folder, [bia])
  await site.skipADay()
  await textOf(`${site.url}/modelos`)
  await expect.poll(statuses, { timeout: 10_000 }).toEqual([404, 404])
  await expect.poll(files, { timeout: 10_000 }).toEqual(kept)
}, 60_000)

async function importInto(folder: string, talents: readonly object[]): Promise<void> {
  const source = join(folder, 'source')
  await writeAgency(
    source,
    { talents },
    { 'a.png': await picture('red'), 'b.png': await picture('blue') },
  )
  await importAgency(source, { DATA_DIR: folder })
}

async function textOf(address: string): Promise<string> {
  return (await fetch(address)).text()
}

/** Sorted by what follows their random part. */
async function sortedFilesIn(folder: string): Promise<string[]> {
  const names = await filesIn(folder)
  return names.toSorted((a, b) => a.slice(32).localeCompare(b.slice(32)))
}

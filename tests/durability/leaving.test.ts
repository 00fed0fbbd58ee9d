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
  await expect.poll(files).toEqual(ofOne)
  const kept = await files()
  const [profile = ''] = /\/modelos\/[^"]+\/ana/.exec(await textOf(`${site.url}/modelos`)) ?? []
  const pictures = (await textOf(site.url + profile)).match(/\/pictures\/640\/[^"?,\s]+/g) ?? []
  const statuses = () =>
    Promise.all([...new Set(pictures)].map(async (path) => (await fetch(site.url + path)).status))
  expect(await statuses()).toEqual([200, 200])

  await importInto(folder, [bia])
  await site.skipADay()
  await textOf(`${site.url}/modelos`)
  await expect.poll(statuses).toEqual([404, 404])
  await expect.poll(files).toEqual(kept)
})

it('a picture that a talent no longer has is gone from its address and from the disk, and the others stay', async () => {
  const folder = await freshFolder()
  await importInto(folder, [ana])
  const site = await start('site', { DATA_DIR: folder })
  const files = () => filesIn(join(folder, 'pictures'))
  const [profile = ''] = /\/modelos\/[^"]+\/ana/.exec(await textOf(`${site.url}/modelos`)) ?? []
  const shown = async () =>
    new Set((await textOf(site.url + profile)).match(/\/pictures\/640\/[^"?,\s]+/g))
  const before = await shown()
  const statusOf = async (path: string) => (await fetch(site.url + path)).status
  for (const path of before) expect(await statusOf(path)).toBe(200)
  const filesBefore = await files()

  await importInto(folder, [{ ...ana, book: [] }])
  await site.skipADay()
  await expect.poll(async () => (await shown()).size).toBe(1)
  const after = await shown()
  const statuses = () => Promise.all([...before].map(async (path) => [path, await statusOf(path)]))
  const expected = [...before].map((path) => [path, after.has(path) ? 200 : 404])
  await expect.poll(statuses).toEqual(expected)
  await expect.poll(async () => (await files()).length).toBeLessThan(filesBefore.length)
})

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

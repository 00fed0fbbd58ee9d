import { join } from 'node:path'

import { expect, it, onTestFinished } from 'vitest'

import { freshFolder } from '#storage/fresh-folder.fixture.ts'

import { start } from '../processes.ts'
import { s3KeyVariables, type StrictS3, startStrictS3 } from './strict-s3.ts'

it('a picture is read from S3 once for all widths, also after a restart; a range of a film costs one request', async () => {
  const folder = await freshFolder()
  const s3 = await startStrictS3({ folder: join(folder, 'bucket') })
  onTestFinished(() => s3.close())
  const environment = {
    MEDIA_STORAGE: s3.url(),
    ...s3KeyVariables,
    DATA_DIR: join(folder, 'data'),
  }
  const site = await start('site', environment)
  const { pictures, film } = await profileWithFilm(site.url)
  expect(pictures.length).toBeGreaterThan(20)
  await showAll(site.url, pictures)
  await showAll(site.url, pictures)
  const reads = readsOf(s3)
  expect(reads.size).toBeGreaterThan(5)
  expect([...reads].filter(([, count]) => count > 1)).toEqual([])

  const range = 'bytes=100-299'
  const part = await fetch(site.url + film, { headers: { range } })
  expect([part.status, (await part.bytes()).length]).toEqual([206, 200])
  const isOfFilm = ({ what }: { what: string }) => what.split('?')[0]?.endsWith(film.slice(7))
  const ofFilm = s3.seen.filter(isOfFilm).filter(({ what }) => !what.startsWith('PUT'))
  expect(ofFilm.map((seen) => seen.range)).toEqual([range])

  await site.stop()
  const before = readsOf(s3)
  const restarted = await start('site', environment)
  await showAll(restarted.url, pictures)
  const again = [...readsOf(s3)].filter(
    ([path, count]) => count > Math.max(1, before.get(path) ?? 0),
  )
  expect(again).toEqual([])
})

/** The first profile that shows a film: the addresses of its pictures and of the film. */
async function profileWithFilm(site: string) {
  const models = await (await fetch(`${site}/en/models`)).text()
  const profiles = new Set(models.match(/(?<=href=")\/en\/models\/[^"?#]+\/\d+\/[^"?#]+/g))
  for (const profile of profiles) {
    const html = await (await fetch(site + profile)).text()
    const [film] = html.match(/\/films\/[\w/.]+/) ?? []
    const pictures = new Set(html.match(/\/pictures\/\d+\/[\w/.]+/g))
    if (film !== undefined) return { pictures: [...pictures], film }
  }
  throw new Error(`none of ${profiles.size} profiles shows a film`)
}

async function showAll(site: string, pictures: readonly string[]) {
  for (const picture of pictures) {
    const { status, body } = await fetch(site + picture, { headers: { accept: 'image/webp' } })
    await body?.cancel()
    expect([picture, status]).toEqual([picture, 200])
  }
}

/** How often each picture was read. */
function readsOf(s3: StrictS3): Map<string, number> {
  const reads = new Map<string, number>()
  for (const { what } of s3.seen) {
    const [, path] = /^GET media\/([\da-f]{2}\/[\da-f]+\.(?!mp4|mov|webm)\w+)/.exec(what) ?? []
    if (path !== undefined) reads.set(path, (reads.get(path) ?? 0) + 1)
  }
  return reads
}

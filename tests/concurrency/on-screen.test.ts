import { join } from 'node:path'

import { expect, it } from 'vitest'

import { picture, talentNamed, writeAgency } from '#provider/agency-folder/fresh-agency.fixture.ts'
import { freshFolder } from '#storage/fresh-folder.fixture.ts'

import { credentials } from '../credentials.ts'
import { importAgency, start } from '../processes.ts'
import { askAll, askAnew, siteOfThree } from './site-of-three.ts'

/** Less than the 20 s for which a page is given out without a look. */
const atOnce = { timeout: 15_000, interval: 100 }
/** After a minute has passed, on a busy machine: what is kept for two minutes would still be there. */
const soon = { timeout: 30_000, interval: 100 }

it('an import is on screen at once, in every process', async () => {
  const folder = await freshFolder()
  await importInto(folder, folder, 'ana')
  const site = await siteOfThree({ DATA_DIR: folder })
  expect(await whoIsShown(site.url)).toEqual(['ANA'])

  await importInto(folder, folder, 'bia')
  await expect.poll(() => whoIsShown(site.url), atOnce).toEqual(['BIA'])
}, 240_000)

it('what changes at the agency’s services is on screen within a minute, in every process', async () => {
  const folder = await freshFolder()
  const services = join(folder, 'services')
  await importInto(folder, services, 'ana')
  const service = await start('provider', { ...credentials, DATA_DIR: services })
  const site = await siteOfThree({
    ...credentials,
    PANEL_URL: service.url,
    INTEGRATION_URL: service.url,
    DATA_DIR: join(folder, 'site'),
  })
  expect(await whoIsShown(site.url)).toEqual(['ANA'])

  await importInto(folder, services, 'bia')
  await site.skipAMinute()
  await expect.poll(() => whoIsShown(site.url), soon).toEqual(['BIA'])
}, 240_000)

it('the pictures of a talent who left are gone at once, from every process', async () => {
  const folder = await freshFolder()
  await importInto(folder, folder, 'ana')
  const site = await siteOfThree({ DATA_DIR: folder })
  const [models = ''] = await askAll(`${site.url}/modelos`)
  const [profile = ''] = /\/modelos\/[^"]+\/ana/.exec(models) ?? []
  const shown = await askAnew(site.url + profile) // by one of them: the others learn of the pictures when they are asked for
  const pictures = [...new Set(shown?.body.match(/\/pictures\/640\/[^"?,\s]+/g))]
  const statuses = async () => {
    const asked = pictures.flatMap((path) => Array<string>(15).fill(site.url + path))
    const told = await Promise.all(asked.map((address) => askAnew(address)))
    return [...new Set(told.map((each) => each?.status))]
  }
  expect(pictures).toHaveLength(2)
  await expect.poll(statuses, atOnce).toEqual([200])

  await importInto(folder, folder, 'bia')
  await expect.poll(statuses, atOnce).toEqual([404])
}, 240_000)

async function importInto(folder: string, dataDir: string, slug: string): Promise<void> {
  const source = join(folder, 'source')
  const talent = { boards: ['mainboard'], cover: `${slug}.png`, book: [{ file: `${slug}-2.png` }] }
  await writeAgency(
    source,
    { talents: [talentNamed(slug, talent)] },
    {
      [`${slug}.png`]: await picture(slug === 'ana' ? 'red' : 'blue'),
      [`${slug}-2.png`]: await picture(slug === 'ana' ? 'pink' : 'green'),
    },
  )
  await importAgency(source, { DATA_DIR: dataDir })
}

/** Whom the models page shows, whichever process is asked. */
async function whoIsShown(origin: string): Promise<string[]> {
  const pages = await askAll(`${origin}/modelos`)
  const names = pages.map((html) => ['ANA', 'BIA'].filter((name) => html.includes(name)).join(' '))
  return [...new Set(names)]
}

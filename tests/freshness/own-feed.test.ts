import { expect, it } from 'vitest'

import { picture, talentNamed, writeAgency } from '#provider/agency-folder/fresh-agency.fixture.ts'
import { freshFolder } from '#storage/fresh-folder.fixture.ts'

import { importAgency, start } from '../processes.ts'

it('an agency whose folder names no picture for the feed has no feed on its home page until it does', async () => {
  const environment = { DATA_DIR: await freshFolder() }
  const change = async (feed: readonly object[]) => {
    const folder = await freshFolder()
    const agency = { talents: [talentNamed('ana')], feed }
    await writeAgency(folder, agency, { 'a.png': await picture('red') })
    await importAgency(folder, environment)
  }
  await change([])
  const site = await start('site', environment)
  const hasFeed = async () => (await (await fetch(site.url)).text()).includes('id="social-feed"')
  expect(await hasFeed()).toBe(false)
  await change([{ picture: 'a.png', url: 'https://instagram.example/1', alt: 'A coat' }])
  await expect.poll(hasFeed, { timeout: 40_000 }).toBe(true)
})

import { join } from 'node:path'

import { expect, it } from 'vitest'

import {
  postNamed,
  talentNamed,
  writeAgency,
} from '#provider/agency-folder/fresh-agency.fixture.ts'
import { dayAt } from '#provider/content/routes.ts'
import { freshFolder } from '#storage/fresh-folder.fixture.ts'

import { importAgency, start } from '../processes.ts'

const DAY_MS = 86_400_000

it('a post of tomorrow is nowhere today, and everywhere tomorrow, without another import', async () => {
  const folder = await freshFolder()
  const environment = { DATA_DIR: join(folder, 'data') }
  const posts = [
    postNamed('felt', { title: 'Of yesterday' }),
    postNamed('wool', { title: 'Of tomorrow', date: dayAt(Date.now() + DAY_MS) }),
    postNamed('silk', { title: 'Of nobody', hidden: true }),
  ]
  const talents = [talentNamed('ana'), talentNamed('bia', { hidden: true })]
  await writeAgency(join(folder, 'agency'), { talents, posts })
  await importAgency(join(folder, 'agency'), environment)
  const site = await start('site', environment)
  const textOf = async (path: string) => (await fetch(site.url + path)).text()
  const lists = ['/en', '/en/newsletter', '/en/newsletter/feed.xml', '/en/newsletter/felt']
  for (const path of lists) {
    const text = await textOf(path)
    expect(text, path).toContain('Of yesterday')
    expect(text, path).not.toContain('Of tomorrow')
  }
  expect((await fetch(`${site.url}/en/newsletter/wool`)).status).toBe(404)
  expect(await textOf('/sitemap.xml')).not.toContain('wool')

  await site.skipADay()
  await site.skipAMinute()
  for (const path of lists) await expect.poll(() => textOf(path)).toContain('Of tomorrow')
  expect((await fetch(`${site.url}/en/newsletter/wool`)).status).toBe(200)
  await expect.poll(() => textOf('/sitemap.xml')).toContain('wool')
  for (const path of [...lists, '/en/models', '/sitemap.xml', '/roster.json']) {
    expect(await textOf(path), path).not.toMatch(/Of nobody|silk|BIA|bia/)
  }
})

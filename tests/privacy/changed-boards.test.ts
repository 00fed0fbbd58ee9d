import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { expect, it } from 'vitest'

import { talentNamed, writeAgency } from '#provider/agency-folder/fresh-agency.fixture.ts'
import { freshFolder } from '#storage/fresh-folder.fixture.ts'

import { wholeIdentity } from '../addresses/whole-agency.ts'
import { importAgency, start } from '../processes.ts'

it('children stay children when the numbers of their board change, and are not shown without that board', async () => {
  const folder = await freshFolder()
  const config = join(folder, 'agency.config.ts')
  const environment = { AGENCY_CONFIG: config, DATA_DIR: join(folder, 'data') }
  const { kids: _, ...others } = wholeIdentity.boards
  /** Writes the identity file; the next site then asks for everything anew. */
  const identify = async (more: object) => {
    const boards = { ...others, ...more }
    await rm(join(environment.DATA_DIR, 'copies'), { recursive: true, force: true })
    await writeFile(config, `export default ${JSON.stringify({ ...wholeIdentity, boards })}`)
  }
  await identify({ kids: { woman: [3007], man: [3007] } })
  const bia = talentNamed('bia', { name: 'Bia Outronome', boards: ['kids'] })
  const ana = talentNamed('ana', { boards: ['image'] })
  await writeAgency(join(folder, 'agency'), { talents: [ana, bia] })
  await importAgency(join(folder, 'agency'), environment)
  const before = await start('site', environment) // keeps copies of what it shows
  expect(await (await fetch(`${before.url}/modelos`)).text()).toContain('Bia')
  await before.end()
  await writeFile(config, (await readFile(config, 'utf8')).replaceAll('3007', '9007'))
  const fromCopies = await start('site', environment)
  expect(await (await fetch(`${fromCopies.url}/modelos`)).text()).not.toMatch(/Outronome/i)
  await fromCopies.end()

  await identify({ kids: { woman: [9007], man: [9008] } })
  const site = await start('site', environment)
  const models = await (await fetch(`${site.url}/modelos`)).text()
  expect(models).toContain('Bia')
  expect(models).not.toMatch(/Outronome/i)
  expect(await (await fetch(`${site.url}/sitemap.xml`)).text()).not.toMatch(/bia|outronome/i)
  const [, path = ''] = /<a[^>]* href="([^"]*\/bia)"/.exec(models) ?? []
  const profile = site.url + path
  expect(await (await fetch(profile)).text()).toContain('<meta name="robots" content="noindex')
  await site.end()

  await identify({})
  const without = await start('site', environment)
  expect(await (await fetch(`${without.url}/modelos`)).text()).not.toMatch(/Bia/)
  expect((await fetch(without.url + path)).status).toBe(404)
})

import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { expect, it } from 'vitest'

import { picture, talentNamed, writeAgency } from '#provider/agency-folder/fresh-agency.fixture.ts'
import { freshFolder } from '#storage/fresh-folder.fixture.ts'

import { wholeIdentity as identity } from '../addresses/whole-agency.ts'
import { importAgency, start } from '../processes.ts'

const lists = ['/modelos', '/en/models', '/es/modelos/mujeres', '/en/actors', '/en/newsletter']
const COMMAND = 'npm run agency -- import'

it('a site with an identity of its own starts empty and says how it is filled, until it is', async () => {
  const folder = await freshFolder()
  const config = join(folder, 'agency.config.ts')
  await writeFile(config, `export default ${JSON.stringify(identity)}`)
  const environment = { DATA_DIR: join(folder, 'data'), AGENCY_CONFIG: config }
  const site = await start('site', environment)
  expect(site.said()).toContain(`There is no agency in the data folder ${join(folder, 'data')}`)
  expect(site.said()).toContain(`run: ${COMMAND} <folder>`)
  expect(site.said()).not.toContain('Importing the demo agency')
  await expect.poll(site.said).toContain('SITE_URL is unset')
  const textOf = async (path: string) => (await fetch(site.url + path)).text()
  for (const path of lists) expect(await textOf(path), path).toContain(COMMAND)

  const talents = [talentNamed('ana', { boards: ['image'], cover: 'a.png' })]
  await writeAgency(join(folder, 'agency'), { talents }, { 'a.png': await picture('red') })
  await importAgency(join(folder, 'agency'), environment)
  for (const path of lists) await expect.poll(() => textOf(path)).not.toContain(COMMAND)

  await site.end()
  await rm(join(folder, 'data/media'), { recursive: true })
  const again = await start('site', { ...environment, SITE_URL: 'https://agency.example' })
  expect(again.said()).not.toContain('SITE_URL')
  expect(again.said()).toContain('MEDIA_STORAGE has none of its pictures')
  expect(again.said()).not.toContain('There is no agency')
})

import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { expect, it } from 'vitest'

import { talentNamed, writeAgency } from '#provider/agency-folder/fresh-agency.fixture.ts'
import { freshFolder } from '#storage/fresh-folder.fixture.ts'

import { wholeIdentity } from '../addresses/whole-agency.ts'
import { importAgency, runToEnd, start } from '../processes.ts'

it('children stay children when the numbers of their board change, and nothing starts without that board', async () => {
  const folder = await freshFolder()
  const config = join(folder, 'agency.config.ts')
  const environment = { AGENCY_CONFIG: config, DATA_DIR: join(folder, 'data') }
  const identify = ({ kids: _, ...others }: Record<string, unknown>, more: object) => {
    const boards = { ...others, ...more }
    return writeFile(config, `export default ${JSON.stringify({ ...wholeIdentity, boards })}`)
  }
  await identify(wholeIdentity.boards, { kids: { woman: [3007], man: [3007] } })
  const bia = talentNamed('bia', { name: 'Bia Outronome', boards: ['kids'] })
  await writeAgency(join(folder, 'agency'), { talents: [bia] })
  await importAgency(join(folder, 'agency'), environment)

  await identify(wholeIdentity.boards, { kids: { woman: [9007], man: [9008] } })
  const site = await start('site', environment)
  const models = await (await fetch(`${site.url}/modelos`)).text()
  expect(models).toContain('Bia')
  expect(models).not.toMatch(/Outronome/i)
  expect(await (await fetch(`${site.url}/sitemap.xml`)).text()).not.toMatch(/outronome/i)
  await site.end()

  await identify(wholeIdentity.boards, {})
  expect(await runToEnd('site', environment)).toEqual({
    code: 78,
    said: expect.stringContaining('The identity file has no board "kids"'),
  })
}, 60_000)

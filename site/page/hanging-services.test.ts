import { expect, it } from 'vitest'

import { loadAbout } from '../about/load-about.server.ts'
import { agencyWhere } from './agency-where.fixture.ts'
import { loadScoutCheck } from '../scout-check/load-scout-check.server.ts'
import { loadHome } from '../home/load-home.server.ts'
import { loadShell } from '../shell/load-shell.server.ts'

const hanging = () => new Promise<never>(() => {})
const agency = agencyWhere({
  roster: hanging,
  newsletter: hanging,
  prehome: hanging,
  slides: hanging,
  socialLinks: hanging,
  staff: hanging,
})

it('a page that needs no service does not wait for one that hangs', async () => {
  const [shell, about, home, check] = await Promise.all([
    loadShell(agency),
    loadAbout(agency, {}),
    loadHome(agency, {}),
    loadScoutCheck(agency, {}),
  ])
  expect(shell).toMatchObject({ brand: 'Vereda', socialLinks: [] })
  expect(about).toMatchObject({ paragraphs: ['Uma casa.', 'Com Vereda.'], staff: [] })
  expect(check).toMatchObject({ isWhole: false, links: [] })
  expect(home).toMatchObject({ splash: [], posts: null, faces: [] })
})

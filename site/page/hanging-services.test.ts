import { expect, it } from 'vitest'

import { loadAbout } from '../about/load-about.server.ts'
import { someone, someProfile } from '#agency/someone.fixture.ts'

import { agencyWhere, answering } from './agency-where.fixture.ts'
import { loadScoutCheck } from '../scout-check/load-scout-check.server.ts'
import { loadComparison } from '../compare/load-comparison.server.ts'
import { loadSelection } from '../favorites/load-selection.server.ts'
import { loadHome } from '../home/load-home.server.ts'
import { loadRoster } from '../roster/load-roster.server.ts'
import { loadShell } from '../shell/load-shell.server.ts'
import { loadTalent } from '../talent/load-talent.server.ts'

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

it('a profile needs its talent alone: it is whole without neighbours and names of colors', async () => {
  const there = agencyWhere({
    talent: async () => answering(someProfile({ boards: ['image'] })),
    roster: hanging,
    colours: hanging,
  })
  const address = { gender: 'mulheres', category: 'image', id_model: '7', name: 'agata-fontoura' }
  expect(await loadTalent(there, address, '')).toMatchObject({
    name: 'Ágata Fontoura',
    neighbours: { previous: null, next: null },
    similar: [],
  })
})

it('lists of talents are whole without names of colors', async () => {
  const ana = someone({ id: 1, name: 'Ana', hair: 'Brown' })
  const there = agencyWhere({ roster: () => answering([ana]), colours: hanging })
  const [models, selection, comparison] = await Promise.all([
    loadRoster(there, {}, '/:locale?/modelos', new URLSearchParams()),
    loadSelection(there, {}, new URLSearchParams('ids=1')),
    loadComparison(there, {}, new URLSearchParams('ids=1')),
  ])
  expect(models.page.items).toMatchObject([{ name: 'Ana', hair: 'Brown' }])
  expect([selection, comparison]).toMatchObject([
    { shared: { talents: [{ name: 'Ana' }] } },
    { talents: [{ name: 'Ana' }] },
  ])
})

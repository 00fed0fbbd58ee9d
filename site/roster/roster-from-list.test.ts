import { expect, it } from 'vitest'

import { someone } from '#agency/someone.fixture.ts'

import { agencyWhere, answering } from '../page/agency-where.fixture.ts'
import { loadRoster } from './load-roster.server.ts'
import { rosterInTab } from './roster-from-list.ts'
import { toRosterText } from './roster-text.ts'

const modelsPattern = '/:locale?/modelos'
const context = agencyWhere({ roster: () => answering([someone()]) })
const told = toRosterText(await loadRoster(context, {}, modelsPattern, new URLSearchParams()))
const request = new Request('https://agency.example/modelos?hair=red')

it('without a list in the tab, the server answers', async () => {
  expect(await rosterInTab({ request, serverLoader: async () => told })).toBe(told)
})

it('a server newer than the tab makes it load the whole page', async () => {
  const newer = { ...told, version: told.version + 1 }
  const loading = rosterInTab({ request, serverLoader: async () => newer })
  const redirect: unknown = await loading.catch((thrown: unknown) => thrown)
  if (!(redirect instanceof Response)) throw new Error('no redirect')
  expect(redirect.headers.get('Location')).toBe(request.url)
  expect(redirect.headers.get('X-Remix-Reload-Document')).toBe('true')
})

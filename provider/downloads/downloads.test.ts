import { expect, it } from 'vitest'

import { downloadPdf, downloadZip } from '#contract/panel/downloads.ts'
import { freshFolder } from '#storage/fresh-folder.fixture.ts'

import { freshAgency, picture, talentNamed } from '../agency-folder/fresh-agency.fixture.ts'
import { createProvider, type ProviderFailure } from '../app.ts'

it.each([
  [downloadPdf, {}],
  [downloadZip, { format: 'jpeg' }],
])(
  'a document whose pictures find no free process is refused for now, and nothing has failed',
  async (endpoint, more) => {
    await using world = await freshAgency('sqlite')
    await world.importWith(
      { talents: [talentNamed('ana', { book: [{ file: 'a.png' }] })] },
      { 'a.png': await picture('teal') },
    )
    const failures: ProviderFailure[] = []
    const app = createProvider({
      ...world.target,
      boards: {},
      credentials: {
        panel: { salt: 'a', apiToken: 'b' },
        integration: { salt: 'c', apiKey: 'd' },
      },
      print: { folder: await freshFolder(), scale: async () => ({ status: 'unavailable' }) },
      onEntry: null,
      report: (failure) => void failures.push(failure),
    })
    const post = (path: string, body: object, headers = {}) =>
      app.request(path, { method: 'POST', body: JSON.stringify(body), headers })
    const { token } = await (await post('/api/login', { salt: 'a', api_token: 'b' })).json()
    const [{ id, file, talent_id } = { id: 0, file: '', talent_id: 0 }] = (await world.everything())
      .items
    const order = {
      talent: { id: talent_id, name: 'Ana' },
      gallery: [{ id, file, caption: null, width: 30, height: 40 }],
      measures: {},
      template: 'house',
      mode: 'portfolio',
      language: 'pt',
      paper: 'a4',
      agency: { name: 'Vereda', email: '', phone: '', address: '' },
      ...more,
    }
    const answer = await post(endpoint.path, order, { authorization: `Bearer ${token}` })
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5'])
    expect(failures).toEqual([])
  },
)

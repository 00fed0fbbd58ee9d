import { expect, it } from 'vitest'

import type { StaffMember } from '#agency/staff.ts'

import { agencyWhere, answering } from '../page/agency-where.fixture.ts'
import { loadScoutCheck } from './load-scout-check.server.ts'

const marina: StaffMember = {
  id: 1,
  name: 'Marina Teles',
  role: 'Diretora',
  email: 'Marina@Vereda.example',
  phone: '11 5550-0142',
  locale: 'pt',
}
const links = [
  { network: 'instagram', url: 'https://www.instagram.com/vereda' },
  { network: 'blog', url: 'https://blog.example/vereda/' },
  { network: 'whatsapp', url: 'https://wa.me/5511955500143' },
]

it('the check knows the agency, its staff of every language once, and its accounts', async () => {
  const staff = [
    marina,
    { ...marina, id: 2, locale: 'en' } as const,
    { ...marina, id: 3, email: 'vereda@mail.example', phone: null },
    { ...marina, id: 4, email: null, phone: null },
  ]
  const context = agencyWhere({
    staff: () => answering(staff),
    socialLinks: () => answering(links),
  })
  const { published, isWhole } = await loadScoutCheck(context, {})
  expect(isWhole).toBe(true)
  expect(published).toEqual({
    brand: 'Vereda',
    emails: [
      'a@vereda.example',
      'b@vereda.example',
      'marina@vereda.example',
      'vereda@mail.example',
    ],
    phones: ['+55 (11) 5550-0142', '+55 (11) 95550-0143'],
    hosts: ['vereda.example'], // anybody may have an address at mail.example
    accounts: [{ network: 'instagram', name: 'vereda' }],
    pages: ['blog.example/vereda'],
  })
})

it('the check says that it knows less while the panel is down', async () => {
  const { published, isWhole } = await loadScoutCheck(agencyWhere({}), { locale: 'en' })
  expect(isWhole).toBe(false)
  expect(published.emails).toEqual(['a@vereda.example', 'b@vereda.example'])
})

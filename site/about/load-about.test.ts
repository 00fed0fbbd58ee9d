import { describe, expect, it } from 'vitest'

import type { StaffMember } from '#agency/staff.ts'

import { agencyWhere, answering } from '../page/agency-where.fixture.ts'
import { loadAbout } from './load-about.server.ts'

const marina: StaffMember = {
  id: 1,
  name: 'Marina Teles',
  role: 'Diretora',
  email: 'marina@vereda.example',
  phone: '11 5550-0142',
  locale: 'pt',
}
const jorge: StaffMember = { ...marina, id: 2, name: 'Jorge', role: null, email: null, phone: null }

describe('the about page', () => {
  it('has the agency’s words in its language, with what it says of itself elsewhere, and its picture', async () => {
    const page = await loadAbout(agencyWhere({}), {})
    expect(page).toMatchObject({
      paragraphs: ['Uma casa.', 'Com Vereda.'],
      picture: { path: 'identity/about.webp' },
      pictureAlt: 'Estúdio',
      addresses: { pt: '/sobre', en: '/en/about', es: '/es/sobre-nosotros' },
    })
    expect((await loadAbout(agencyWhere({}), { locale: 'es' })).paragraphs).toEqual(['Una casa.'])
  })

  it('has the staff of its language, in the agency’s order, and telephones with Brazil’s code once', async () => {
    const everyone = [marina, { ...marina, id: 3, locale: 'en' } as const, jorge]
    const { staff } = await loadAbout(agencyWhere({ staff: async () => answering(everyone) }), {})
    expect(staff).toEqual([
      {
        id: 1,
        name: 'Marina Teles',
        role: 'Diretora',
        email: 'marina@vereda.example',
        phone: { shown: '+55 (11) 5550-0142', address: 'tel:+551155500142' },
      },
      { id: 2, name: 'Jorge', role: null, email: null, phone: null },
    ])
  })

  it('is there without staff while the panel is down', async () => {
    expect((await loadAbout(agencyWhere({}), {})).staff).toEqual([])
  })
})

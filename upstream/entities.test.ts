import { describe, expect, it } from 'vitest'

import { toSlide, toSocialLinks, toStaffMember } from './entities.ts'
import { dusk, fakeAgency, valueOf } from './fake-agency.fixture.ts'
import { noConnection } from './fake-service.fixture.ts'

describe('the slides of the splash', () => {
  it('are what the agency has, in its order, each once', async () => {
    const { upstream, panel } = await fakeAgency()
    panel.answers['GET /api/entities/prehome'] = [{ ...dusk, id: 9 }, dusk, { ...dusk, id: 9 }]
    expect(valueOf(await upstream.prehome()).map(({ id }) => id)).toEqual([9, 1])
  })

  it.each([
    ['without a medium', { id: 2, image_mobile: 'a.jpg' }],
    ['with a medium that is none of the agency’s', { ...dusk, id: 2, image_desktop: '//x.test/a' }],
    ['that is none', null],
  ])('lose one %s, and no other', async (_, bad) => {
    const { upstream, panel } = await fakeAgency()
    panel.answers['GET /api/entities/prehome'] = [bad, dusk]
    expect(valueOf(await upstream.prehome())).toEqual([
      {
        id: 1,
        upright: { kind: 'picture', path: 'slides/dusk-m.webp' },
        wide: { kind: 'film', path: 'slides/dusk.mp4' },
      },
    ])
  })

  it('may be none', async () => {
    const { upstream, panel } = await fakeAgency()
    panel.answers['GET /api/entities/prehome'] = []
    expect(valueOf(await upstream.prehome())).toEqual([])
  })

  it('stay as they were, however long the panel is away', async () => {
    const { upstream, restart, panel, passSeconds } = await fakeAgency()
    await upstream.prehome()
    await upstream.settled()
    panel.fault = noConnection
    passSeconds(90 * 86_400)
    expect(valueOf(await restart().prehome())).toHaveLength(1)
  })
})

describe('the slides of a type', () => {
  it('are told apart from those of another', async () => {
    const { upstream, panel } = await fakeAgency()
    panel.answers['GET /api/slides/summer'] = []
    expect(valueOf(await upstream.slides('home'))).toHaveLength(1)
    expect(valueOf(await upstream.slides('summer'))).toEqual([])
  })
})

it('a slide has a medium for each shape of screen, each a picture or a film', () => {
  const wire = { id: 3, image_mobile: '/slides/a.webp', image_desktop: 'slides/a.mp4' }
  expect(toSlide(wire)).toEqual({
    id: 3,
    upright: { kind: 'picture', path: 'slides/a.webp' },
    wide: { kind: 'film', path: 'slides/a.mp4' },
  })
})

it.each(['../a.jpg', 'https://elsewhere.test/a.jpg', '//elsewhere.test/a.jpg', ' '])(
  'a slide with %j is none',
  (bad) => {
    expect(toSlide({ id: 1, image_mobile: bad, image_desktop: 'b.jpg' })).toBeNull()
    expect(toSlide({ id: 1, image_mobile: 'b.jpg', image_desktop: bad })).toBeNull()
  },
)

const marina = {
  id: 1,
  name: 'Marina Teles',
  role: ' Diretora ',
  email: ' marina@vereda.example ',
  phone: '11 5550-0142',
  language: 'pt',
} as const

describe('somebody of the agency', () => {
  it('has name, role, e-mail and telephone', () => {
    expect(toStaffMember(marina)).toEqual({
      id: 1,
      name: 'Marina Teles',
      role: 'Diretora',
      email: 'marina@vereda.example',
      phone: '11 5550-0142',
      locale: 'pt',
    })
  })

  it('may have neither of them', () => {
    expect(toStaffMember({ ...marina, role: '', email: null, phone: ' ' })).toMatchObject({
      role: null,
      email: null,
      phone: null,
    })
  })

  it.each([
    'marina',
    'marina@',
    'a@b.example?bcc=c@d.example',
    'a@b.example,c@d.example',
    'a%0A@b.example',
    'javascript:alert(1)@b.example',
  ])('has no e-mail where it says %s', (email) => {
    expect(toStaffMember({ ...marina, email }).email).toBeNull()
  })
})

it('the site links to social addresses that are https, and to no others', () => {
  const entries = {
    instagram: { url: ' https://instagram.com/vereda ' },
    facebook: { url: 'http://facebook.com/vereda' },
    tiktok: { url: 'javascript:alert(1)' },
    x: { url: null },
    youtube: null,
  }
  expect(toSocialLinks(entries)).toEqual([
    { network: 'instagram', url: 'https://instagram.com/vereda' },
  ])
})

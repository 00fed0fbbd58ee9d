import { expect, it } from 'vitest'

import {
  ana,
  dusk,
  fakeAgency,
  lucia,
  marina,
  postPage,
  rosterPage,
  valueOf,
  wool,
} from './fake-agency.fixture.ts'
import type { Reply, Upstream } from './upstream.ts'

type Question = {
  ask: (upstream: Upstream) => Promise<Reply<unknown>>
  call: string
  earlier: unknown
  later: unknown
}

const size = (value: string) => ({ value, label: value, value2: value })
const city = (value: string) => ({ ...size(value), state: { value: 'SP', label: 'São Paulo' } })
const options = {
  height: [size('170/5.7')],
  shoes: [size('38')],
  eyes: [size('Green')],
  hair: [size('Brown')],
  countries: [size('BR')],
  cities: [city('Santos')],
}
const dawn = { ...dusk, id: 2, image_mobile: 'slides/dawn-m.webp' }
const felt = { ...wool, id: 2, title: 'Felt', slug: 'felt' }

/** Whatever pages ask, and two answers of the service. */
const questions: Record<
  Exclude<keyof Upstream, 'isPanelEmbedded' | 'pdf' | 'listPdf' | 'zip'>,
  Question
> = {
  roster: {
    ask: (upstream) => upstream.roster(),
    call: 'POST /api/talents',
    earlier: rosterPage([lucia]),
    later: rosterPage([lucia, ana]),
  },
  talent: {
    ask: (upstream) => upstream.talent(7, 'pt'),
    call: 'GET /api/talent/profile',
    earlier: lucia,
    later: { ...lucia, height: '5.11/180' },
  },
  colours: {
    ask: (upstream) => upstream.colours(),
    call: 'GET /api/talents/attributes',
    earlier: { hair: [size('Brown')], eyes: [] },
    later: { hair: [size('Black')], eyes: [] },
  },
  formOptions: {
    ask: (upstream) => upstream.formOptions('pt'),
    call: 'GET /api/options',
    earlier: options,
    later: { ...options, shoes: [size('39')] },
  },
  cities: {
    ask: (upstream) => upstream.cities('BR', 'pt'),
    call: 'GET /api/options',
    earlier: options,
    later: { ...options, cities: [city('Campinas')] },
  },
  newsletter: {
    ask: (upstream) => upstream.newsletter(),
    call: 'GET /api/entities/newsletter',
    earlier: [wool],
    later: [felt],
  },
  posts: {
    ask: (upstream) => upstream.posts(),
    call: 'GET /api/posts/newsletter/pt',
    earlier: postPage([wool]),
    later: postPage([felt, wool]),
  },
  post: {
    ask: (upstream) => upstream.post(1),
    call: 'GET /api/posts/newsletter/pt/1',
    earlier: { ...wool, content: '<p>Warm.</p>' },
    later: { ...wool, content: '<p>Warmer.</p>' },
  },
  prehome: {
    ask: (upstream) => upstream.prehome(),
    call: 'GET /api/entities/prehome',
    earlier: [dusk],
    later: [dusk, dawn],
  },
  slides: {
    ask: (upstream) => upstream.slides('home'),
    call: 'GET /api/slides/home',
    earlier: [{ ...dusk, type: 'home' }],
    later: [{ ...dawn, type: 'home' }],
  },
  socialLinks: {
    ask: (upstream) => upstream.socialLinks(),
    call: 'GET /api/social-medias',
    earlier: { instagram: { url: 'https://instagram.com/vereda' } },
    later: { instagram: { url: 'https://instagram.com/vereda.models' } },
  },
  staff: {
    ask: (upstream) => upstream.staff(),
    call: 'GET /api/entities/staff',
    earlier: [marina],
    later: [{ ...marina, name: 'Marina Prado' }],
  },
}

it.each(Object.entries(questions))(
  'a change is returned within a minute, and invalidates cached pages: %s',
  async (_, { ask, call, earlier, later }) => {
    const { upstream, integration, panel, invalidations, passSeconds } = await fakeAgency()
    const say = (answer: unknown) => {
      for (const service of [integration, panel]) service.answers[call] = answer
    }
    say(earlier)
    const before = valueOf(await ask(upstream))
    say(later)
    const countBefore = invalidations.count
    passSeconds(60)
    expect(valueOf(await ask(upstream))).not.toEqual(before)
    expect(invalidations.count).toBeGreaterThan(countBefore)
  },
)

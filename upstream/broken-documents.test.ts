import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import {
  dusk,
  fakeAgency,
  lucia,
  postPage,
  marina,
  rosterPage,
  valueOf,
  wool,
} from './fake-agency.fixture.ts'
import { says } from './fake-service.fixture.ts'

const profile = {
  ...lucia,
  detailed_languages: [{ language: 'English', level: 'fluent' }],
  book: [{ id: 1, file: 'a.jpg', caption: 'x', width: 3, height: 4 }],
  video: [{ id: 2, provider: 'vimeo', file: '123/abc' }],
  albums: [{ id: 3, items: [{ id: 4, file: 'b.jpg' }] }],
  instagram: '@lucia',
}

const deep = '\u0000deep' // stands for a list in a list, ten thousand times: too deep for a test's own tools
const nasty = fc.oneof(
  fc.constantFrom<unknown>(undefined, null, 'NaN', '', ' ', -1, 0.5, 1e308, true, [], {}, [[]]),
  fc.constantFrom<unknown>('\ud800', '../../x', 'javascript:alert(1)', '9'.repeat(10_000), deep),
  fc.string({ unit: 'binary' }),
  fc.jsonValue(),
)
const choice = (value: string) => ({ value, label: value, value2: value })
const runs = { numRuns: 200, seed: 20_261 }

describe('a document that is broken anywhere', () => {
  it('costs no good talent its place on the roster', async () => {
    const { upstream, integration, passSeconds } = await signedInAgency()
    await fc.assert(
      fc.asyncProperty(fc.array(brokenFrom(profile), { maxLength: 6 }), async (broken) => {
        const good = broken.map((_, index) => ({ ...lucia, id: 1_000_000 + index }))
        integration.fault = says(textOf(rosterPage(zip(broken, good))))
        passSeconds(60)
        const ids = valueOf(await upstream.roster()).map(({ id }) => id)
        expect(ids).toEqual(expect.arrayContaining(good.map(({ id }) => id)))
      }),
      runs,
    )
  })

  it('leaves the profile with its good parts, or as it was', async () => {
    const { upstream, integration, passSeconds } = await fakeAgency()
    await upstream.talent(7, 'pt')
    await fc.assert(
      fc.asyncProperty(brokenFrom(profile), async (broken) => {
        integration.fault = says(textOf(broken))
        passSeconds(60)
        expect(valueOf(await upstream.talent(7, 'pt'))?.id).toBe(7)
      }),
      runs,
    )
  })

  it('costs no good picture its place in the book', async () => {
    const { upstream, integration, passSeconds } = await signedInAgency()
    await fc.assert(
      fc.asyncProperty(fc.array(brokenFrom(profile.book[0]), { maxLength: 6 }), async (broken) => {
        const good = broken.map((_, index) => ({ id: 1_000_000 + index, file: 'a.jpg' }))
        integration.fault = says(textOf({ ...profile, book: zip(broken, good) }))
        passSeconds(60)
        const book = valueOf(await upstream.talent(7, 'pt'))?.gallery.book ?? []
        expect(book.map(({ id }) => id)).toEqual(expect.arrayContaining(good.map(({ id }) => id)))
      }),
      runs,
    )
  })

  it('costs no good post its place in the newsletter', async () => {
    const { upstream, panel, passSeconds } = await signedInAgency()
    await fc.assert(
      fc.asyncProperty(fc.array(brokenFrom(wool), { maxLength: 6 }), async (broken) => {
        const good = broken.map((_, index) => ({ ...wool, id: 1e6 + index, slug: `good-${index}` }))
        panel.fault = says(textOf(postPage(zip(broken, good))))
        passSeconds(60)
        const ids = valueOf(await upstream.posts()).map(({ id }) => id)
        expect(ids).toEqual(expect.arrayContaining(good.map(({ id }) => id)))
      }),
      runs,
    )
  })

  it('costs no good post its place on the home page', async () => {
    const { upstream, panel, passSeconds } = await signedInAgency()
    await fc.assert(
      fc.asyncProperty(fc.array(brokenFrom(wool), { maxLength: 6 }), async (broken) => {
        const good = broken.map((_, index) => ({ ...wool, id: 1e6 + index, slug: `good-${index}` }))
        panel.fault = says(textOf(zip(broken, good)))
        passSeconds(60)
        const ids = valueOf(await upstream.newsletter()).map(({ id }) => id)
        expect(ids).toEqual(expect.arrayContaining(good.map(({ id }) => id)))
      }),
      runs,
    )
  })

  it.each([
    ['prehome', dusk],
    ['home', { ...dusk, type: 'home' }],
  ])('costs no good slide of %s its turn', async (type, slide) => {
    const { upstream, panel, passSeconds } = await signedInAgency()
    await fc.assert(
      fc.asyncProperty(fc.array(brokenFrom(slide), { maxLength: 6 }), async (broken) => {
        const good = broken.map((_, index) => ({ ...slide, id: 1_000_000 + index }))
        panel.fault = says(textOf(zip(broken, good)))
        passSeconds(60)
        const slides = await (type === 'prehome' ? upstream.prehome() : upstream.slides(type))
        const ids = valueOf(slides).map(({ id }) => id)
        expect(ids).toEqual(expect.arrayContaining(good.map(({ id }) => id)))
      }),
      runs,
    )
  })

  it('leaves the post with its good parts, or as it was', async () => {
    const { upstream, panel, passSeconds } = await signedInAgency()
    await upstream.post(1)
    await fc.assert(
      fc.asyncProperty(brokenFrom({ ...wool, content: '<p>Warm.</p>' }), async (broken) => {
        panel.fault = says(textOf(broken))
        passSeconds(60)
        expect(valueOf(await upstream.post(1))?.id).toBe(1)
      }),
      runs,
    )
  })

  it('costs no good size, colour or country its place in the form', async () => {
    const { upstream, integration, passSeconds } = await signedInAgency()
    await fc.assert(
      fc.asyncProperty(fc.array(brokenFrom(choice('Teal')), { maxLength: 6 }), async (broken) => {
        const list = (value: string) => [...broken, choice(value)]
        const [height, shoes, hair] = [list('170/5.7'), list('38'), list('Brown')]
        const others = { eyes: list('Green'), countries: list('BR') }
        integration.fault = says(textOf({ gender: broken, height, shoes, hair, ...others }))
        passSeconds(60)
        const options = valueOf(await upstream.formOptions('en'))
        expect(options.heights).toContain('170/5.7')
        expect(options.shoes).toContain('38')
        for (const [name, value] of [
          ['eyes', 'Green'],
          ['hair', 'Brown'],
          ['countries', 'BR'],
        ] as const)
          expect(options[name].map((each) => each.value)).toContain(value)
      }),
      runs,
    )
  })

  it('costs no good city its place', async () => {
    const { upstream, integration, passSeconds } = await signedInAgency()
    const santos = { ...choice('Santos'), state: { value: 'SP', label: 'São Paulo' } }
    await fc.assert(
      fc.asyncProperty(fc.array(brokenFrom(santos), { maxLength: 6 }), async (broken) => {
        integration.fault = says(textOf({ cities: [...broken, santos] }))
        passSeconds(60)
        const cities = valueOf(await upstream.cities('BR', 'pt'))
        expect(cities.map(({ value }) => value)).toContain('Santos')
      }),
      runs,
    )
  })

  it('costs no good colour its name', async () => {
    const { upstream, integration, passSeconds } = await signedInAgency()
    const blue = { value: 'Blue', label: 'Azules', value2: 'Azuis' }
    await fc.assert(
      fc.asyncProperty(fc.array(brokenFrom(blue), { maxLength: 6 }), async (broken) => {
        integration.fault = says(textOf({ hair: broken, eyes: [...broken, blue] }))
        passSeconds(60)
        const values = valueOf(await upstream.colours()).eyes.map(({ value }) => value)
        expect(values).toContain('Blue')
      }),
      runs,
    )
  })

  it('costs no good social link its place', async () => {
    const { upstream, panel, passSeconds } = await signedInAgency()
    const instagram = { url: 'https://instagram.test/vereda' }
    await fc.assert(
      fc.asyncProperty(fc.dictionary(fc.string(), brokenFrom(instagram)), async (broken) => {
        panel.fault = says(textOf({ ...broken, instagram }))
        passSeconds(60)
        const networks = valueOf(await upstream.socialLinks()).map(({ network }) => network)
        expect(networks).toContain('instagram')
      }),
      runs,
    )
  })

  it('costs nobody of the staff who is told well their place', async () => {
    const { upstream, panel, passSeconds } = await signedInAgency()
    await fc.assert(
      fc.asyncProperty(fc.array(brokenFrom(marina), { maxLength: 6 }), async (broken) => {
        const inacia = { ...marina, id: 2, name: 'Inácia Rolim' }
        panel.fault = says(textOf([inacia, ...broken]))
        passSeconds(60)
        expect(valueOf(await upstream.staff())[0]).toMatchObject({ id: 2, name: 'Inácia Rolim' })
      }),
      runs,
    )
  })
})

async function signedInAgency() {
  const agency = await fakeAgency()
  await agency.upstream.start()
  return agency
}

/** Copies of a document in which up to four places hold something else, or nothing. */
function brokenFrom(document: unknown): fc.Arbitrary<unknown> {
  const edits = fc.array(fc.tuple(fc.nat(), nasty), { minLength: 1, maxLength: 4 })
  return edits.map((all) => all.reduce(edited, structuredClone(document)))
}

function edited(document: unknown, [pick, value]: [number, unknown]): unknown {
  const places = placesIn(document)
  const place = places[pick % (places.length + 1)]
  if (place === undefined) return value
  Reflect.set(place.holder, place.key, value)
  return document
}

function placesIn(value: unknown): { holder: object; key: string }[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => [
    { holder: value, key },
    ...placesIn(inner),
  ])
}

function textOf(document: unknown): string {
  const text = JSON.stringify(document) ?? '' // undefined has none
  return text.replaceAll(JSON.stringify(deep), () => '['.repeat(1e4) + ']'.repeat(1e4))
}

function zip(broken: readonly unknown[], good: readonly object[]): unknown[] {
  return broken.flatMap((item, index) => [item ?? null, good[index]])
}

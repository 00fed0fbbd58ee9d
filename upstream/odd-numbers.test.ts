import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { ana, fakeAgency, lucia, rosterPage, valueOf, wool } from './fake-agency.fixture.ts'

const odd = fc.constantFrom(undefined, null, -5, 0, 1.5, 'many', {}, [], 1e300, 2 ** 53 - 1, '7')
/** What a page tells of itself, in any combination; its number is right, or none. */
const paging = fc.record({
  current_page: fc.constantFrom(undefined, null, -5, 'one', 1.5),
  last_page: fc.constantFrom(undefined, null, -5, 0, 1, 'last', 1.5),
  per_page: odd,
  total: fc.constantFrom(undefined, null, -5, 0, 1, 2, 'many', 1.5, {}),
})

/** The items on the first page; those after it are empty, or there are none. */
function listOf(data: readonly unknown[], told: object, hasMore: boolean) {
  return (query: URLSearchParams) => {
    if (query.get('page') === '1') return { data, ...told }
    return hasMore ? { data: [], ...told } : undefined
  }
}

describe('whatever a page tells of itself', () => {
  it('the talents on it are shown', async () => {
    await fc.assert(
      fc.asyncProperty(paging, fc.boolean(), async (told, hasMore) => {
        const { upstream, integration } = await fakeAgency()
        integration.answers['POST /api/talents'] = listOf([lucia, ana], told, hasMore)
        expect(valueOf(await upstream.roster()).map(({ id }) => id)).toEqual([7, 8])
      }),
      { numRuns: 60 },
    )
  })

  it('the posts on it are shown', async () => {
    await fc.assert(
      fc.asyncProperty(paging, fc.boolean(), async (told, hasMore) => {
        const { upstream, panel } = await fakeAgency()
        panel.answers['GET /api/posts/newsletter/pt'] = listOf([wool], told, hasMore)
        expect(valueOf(await upstream.posts()).map(({ id }) => id)).toEqual([1])
      }),
      { numRuns: 60 },
    )
  })

  it('further pages are read where nothing tells how many there are', async () => {
    const { upstream, integration } = await fakeAgency()
    const pages = [[lucia], [ana], []]
    integration.answers['POST /api/talents'] = (query: URLSearchParams) => ({
      data: pages[Number(query.get('page')) - 1],
      total: -5,
    })
    expect(valueOf(await upstream.roster()).map(({ id }) => id)).toEqual([7, 8])
  })
})

describe('a talent of the largest id', () => {
  it('is on the roster, and has a profile', async () => {
    const { upstream, integration } = await fakeAgency()
    const far = { ...lucia, id: Number.MAX_SAFE_INTEGER }
    integration.answers['POST /api/talents'] = rosterPage([far])
    integration.answers['GET /api/talent/profile'] = far
    expect(valueOf(await upstream.roster())[0]?.id).toBe(far.id)
    expect(valueOf(await upstream.talent(far.id, 'en'))?.name).toBe(lucia.name)
  })
})

describe('a post with a slug of 5,000 letters', () => {
  it('keeps an address of its own that fits', async () => {
    const { upstream, panel } = await fakeAgency()
    const slug = '🌿'.repeat(5_000)
    panel.answers['GET /api/entities/newsletter'] = [
      { ...wool, id: 1, slug },
      { ...wool, id: 2, slug: `${slug}b` },
    ]
    const slugs = valueOf(await upstream.newsletter()).map((post) => post.slug)
    expect(new Set(slugs).size).toBe(2)
    for (const each of slugs) expect(encodeURIComponent(each).length).toBeLessThan(3_000)
  })
})

import { describe, expect, it } from 'vitest'

import { afterIn, partAfter, partSearch } from './list-part.ts'

const posts = Array.from({ length: 31 }, (_, index) => ({ slug: `post-${index + 1}` }))
const slugsOf = (part: ReturnType<typeof partAfter<{ slug: string }>>) =>
  part?.posts.map(({ slug }) => slug) ?? null

describe('a part of the list', () => {
  it('is the first twelve, then eight that follow a post: whole rows of four and of two', () => {
    expect(partAfter(posts, null)).toMatchObject({ before: 0, total: 31, after: null })
    expect(slugsOf(partAfter(posts, null))).toHaveLength(12)
    const next = partAfter(posts, 'post-12')
    expect(next).toMatchObject({ before: 12, total: 31, after: 'post-12' })
    expect([slugsOf(next)?.at(0), slugsOf(next)?.at(-1)]).toEqual(['post-13', 'post-20'])
  })

  it('is what is left at the end, nothing after the last', () => {
    expect(slugsOf(partAfter(posts, 'post-28'))).toEqual(['post-29', 'post-30', 'post-31'])
    expect(slugsOf(partAfter(posts, 'post-31'))).toEqual([])
    expect(slugsOf(partAfter([], null))).toEqual([])
  })

  it('is none after a post that is not there', () => {
    expect(partAfter(posts, 'nobody')).toBeNull()
    expect(partAfter(posts, '')).toBeNull()
  })

  it('is found by its address, whatever the slug', () => {
    expect(partSearch(null)).toBe('')
    for (const slug of ['la-de-perto', 'a&after=b#c', '日 本']) {
      expect(afterIn(partSearch(slug))).toBe(slug)
    }
    expect(afterIn('?utm_source=x')).toBeNull()
  })
})

import { describe, expect, it, vi } from 'vitest'

import { addressesOf } from '../page/page-addresses.ts'
import { createPostListCache, isComplete } from './post-list-cache.ts'
import { type NewsletterList, partAfter } from './list-part.ts'

const cards = Array.from({ length: 31 }, (_, index) => ({
  id: index + 1,
  slug: `post-${index + 1}`,
  title: `Post ${index + 1}`,
  description: null,
  date: null,
  cover: null,
}))

/** What the server answers for what follows a post. */
function answer(after: string | null, all = cards): NewsletterList {
  const part = partAfter(all, after)
  if (part === null) throw new Error('no such post')
  return { ...part, addresses: addressesOf('newsletter', {}) }
}

const at = (search = '', pathname = '/newsletter') => ({ pathname, search })
const countOf = async (list: Promise<NewsletterList>) => (await list).posts.length
const unasked = () => Promise.reject(new Error('the server was asked'))

async function tabWith(...steps: (string | null)[]) {
  const tab = createPostListCache()
  for (const after of steps) {
    await tab.listAt(at(after === null ? '' : `?after=${after}`), async () => answer(after))
  }
  return tab
}

describe('the list in a tab', () => {
  it('grows by the step that is asked for, and asks the server for nothing else', async () => {
    const tab = await tabWith(null)
    const ask = vi.fn(async () => answer('post-12'))
    const list = await tab.listAt(at('?after=post-12'), ask)
    expect(list.posts.map(({ id }) => id)).toEqual(cards.slice(0, 20).map(({ id }) => id))
    expect(list).toMatchObject({ after: null, before: 0, total: 31 })
    expect(ask).toHaveBeenCalledOnce()
  })

  it('answers from what it holds, as long as it was at that address', async () => {
    const tab = await tabWith(null, 'post-12', 'post-20')
    expect(await countOf(tab.listAt(at(), unasked))).toBe(12)
    expect(await countOf(tab.listAt(at('?after=post-12'), unasked))).toBe(20)
    expect(await countOf(tab.listAt(at('?after=post-20'), unasked))).toBe(28)
  })

  it('holds what came with the first page, and not what comes with a later one', async () => {
    const tab = createPostListCache()
    tab.begin('pt', answer(null))
    tab.begin('pt', answer('post-12'))
    expect(await countOf(tab.listAt(at(), unasked))).toBe(12)
  })

  it('is another one in each language', async () => {
    const tab = await tabWith(null)
    const english = tab.listAt(at('', '/en/newsletter'), async () =>
      answer(null, cards.slice(0, 3)),
    )
    expect(await countOf(english)).toBe(3)
    expect(await countOf(tab.listAt(at(), unasked))).toBe(12)
  })

  it('that begins elsewhere goes on from there, and gives way to the beginning', async () => {
    const tab = createPostListCache()
    tab.begin('pt', answer('post-12'))
    expect(await tab.listAt(at('?after=post-12'), unasked)).toMatchObject({ before: 12 })
    expect(await countOf(tab.listAt(at('?after=post-20'), async () => answer('post-20')))).toBe(16)
    const first = await tab.listAt(at(), async () => answer(null))
    expect(first).toMatchObject({ before: 0, posts: { length: 12 } })
  })

  it('asks for nothing beyond its end', async () => {
    const tab = createPostListCache()
    tab.begin('pt', answer(null, cards.slice(0, 7)))
    expect(await countOf(tab.listAt(at('?after=post-7'), unasked))).toBe(7)
  })

  it('has no post twice, though the list moved on meanwhile', async () => {
    const tab = await tabWith(null)
    const list = await tab.listAt(at('?after=post-12'), async () => answer('post-10'))
    expect(list.posts.map(({ id }) => id)).toEqual(cards.slice(0, 18).map(({ id }) => id))
  })

  it('is complete after its last step, though a newer post came meanwhile', async () => {
    const tab = await tabWith(null, 'post-12')
    const [first] = cards
    const newest = {
      id: 99,
      slug: 'newest',
      title: 'Newest',
      description: null,
      date: null,
      cover: null,
    }
    const all = [newest, ...cards]
    await tab.listAt(at('?after=post-20'), async () => answer('post-20', all))
    const list = await tab.listAt(at('?after=post-28'), async () => answer('post-28', all))
    expect(list.posts[0]).toEqual(first)
    expect(list).toMatchObject({ total: 31, posts: { length: 31 } })
    expect(isComplete(list)).toBe(true)
  })

  it('stays as it is where the next step does not come, and tries again', async () => {
    const tab = await tabWith(null)
    expect(await countOf(tab.listAt(at('?after=post-12'), unasked))).toBe(12)
    expect(await countOf(tab.listAt(at('?after=post-12'), async () => answer('post-12')))).toBe(20)
  })

  it('goes where the server leads, and fails where there is nothing to show', async () => {
    const tab = await tabWith(null)
    const away = Response.redirect('https://vereda.example/newsletter')
    await expect(tab.listAt(at('?after=post-12'), () => Promise.reject(away))).rejects.toBe(away)
    await expect(createPostListCache().listAt(at(), unasked)).rejects.toThrow(
      'the server was asked',
    )
  })
})

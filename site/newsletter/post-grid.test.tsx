import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, it } from 'vitest'

import { NewsletterBlock } from './newsletter-block.tsx'
import { type PostCard, PostGrid } from './post-grid.tsx'

const wool = {
  id: 1,
  slug: 'wool & silk',
  title: 'Wool',
  description: 'Soft.',
  date: '2026-05-01',
  cover: null,
}

function markupOf(element: React.ReactNode): string {
  const Site = createRoutesStub([{ path: '*', Component: () => element }])
  return renderToStaticMarkup(<Site initialEntries={['/en']} />)
}

const gridOf = (posts: readonly PostCard[]) => markupOf(<PostGrid posts={posts} heading="h3" />)

it('each post has its date for eyes and ears, its title and its description', () => {
  const markup = gridOf([wool, { ...wool, id: 2, title: 'Undated', date: null }])
  expect(markup.match(/<article/g)).toHaveLength(2)
  expect(markup.match(/<time dateTime="2026-05-01"/g)).toHaveLength(1)
  expect(markup).toMatch(
    /<span aria-hidden="true">May 1<sup[^>]*>2026<\/sup><\/span><span class="sr-only">May 1, 2026</,
  )
  expect(markup).toMatch(/<h3[^>]*><a[^>]*>Wool<\/a><\/h3><p[^>]*>Soft\.<\/p>/)
})

it('the year stands where it changes', () => {
  const posts = ['2027-01-09', '2027-01-02', '2026-12-24', null].map((date, id) => ({
    ...wool,
    id,
    date,
  }))
  expect(gridOf(posts).match(/(?<=<sup[^>]*>)\d+/g)).toEqual(['2027', '2026'])
})

it('each post leads to its page by one link, whatever its slug', () => {
  expect(gridOf([wool]).match(/href="[^"]*"/g)).toEqual([
    'href="/en/newsletter/wool%20&amp;%20silk"',
  ])
})

it('the home page’s block leads to all posts; without posts there is no block, and no heading of one', () => {
  expect(markupOf(<NewsletterBlock posts={[wool]} />)).toContain('href="/en/newsletter"')
  expect(markupOf(<NewsletterBlock posts={[]} />)).toBe('')
})

it('where the panel never told any posts, the block says that there is no news', () => {
  expect(markupOf(<NewsletterBlock posts={null} />)).toContain('No posts at the moment.')
})

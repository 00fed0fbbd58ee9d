import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, it } from 'vitest'

import { NewsletterBlock, type PostCard } from './newsletter-block.tsx'

const wool = { id: 1, title: 'Wool', description: 'Soft.', date: '2026-05-01', cover: null }

function markupOf(posts: readonly PostCard[]): string {
  const Site = createRoutesStub([{ path: '*', Component: () => <NewsletterBlock posts={posts} /> }])
  return renderToStaticMarkup(<Site initialEntries={['/en']} />)
}

it('each post has its date for eyes and ears, its title and its description', () => {
  const markup = markupOf([wool, { ...wool, id: 2, title: 'Undated', date: null }])
  expect(markup.match(/<article>/g)).toHaveLength(2)
  expect(markup.match(/<time dateTime="2026-05-01"/g)).toHaveLength(1)
  expect(markup).toMatch(/<span aria-hidden="true">[^<]+<\/span><span class="sr-only">[^<]*2026/)
  expect(markup).toMatch(/<h3[^>]*>Wool<\/h3><p[^>]*>Soft\.<\/p>/)
})

it('without posts there is no block, and no heading of one', () => {
  expect(markupOf([])).toBe('')
})

import { expect, test } from '@playwright/test'

import { writeFeed } from '#site/newsletter/write-feed.ts'

for (const [locale, path] of Object.entries({
  pt: '/newsletter',
  en: '/en/newsletter',
  es: '/es/newsletter',
})) {
  test(`the feed in ${locale} is the one that the list names, and leads to posts`, async ({
    page,
    request,
  }) => {
    await page.goto(path)
    const feed = page.locator('link[type="application/rss+xml"]')
    const { pathname } = new URL((await feed.getAttribute('href')) ?? '')
    const answer = await request.get(pathname)
    expect(answer.headers()['content-type']).toBe('application/rss+xml; charset=utf-8')
    const items = await page.evaluate(itemsIn, await answer.text())
    const cards = page.getByRole('main').getByRole('article').getByRole('link')
    const titles = await cards.allTextContents()
    expect(items?.map(({ title }) => title).slice(0, titles.length)).toEqual(titles)
    for (const { link, html } of items ?? []) {
      expect((await request.get(new URL(link).pathname)).status()).toBe(200)
      expect(html).not.toMatch(/(?:src|href)="\//)
    }
    const etag = answer.headers()['etag'] ?? ''
    expect((await request.get(pathname, { headers: { 'If-None-Match': etag } })).status()).toBe(304)
  })
}

test('hostile words do not break a feed', async ({ page }) => {
  const words = [
    ']]>]]></item><x>',
    '<script>',
    '&lt;&amp;',
    '\u0000\u000b\ufffe\ud800',
    'Lã \u{1f9f6}',
  ]
  const facts = {
    title: words.join(),
    description: words.join(),
    locale: 'pt',
    listUrl: 'https://vereda.example/newsletter',
    feedUrl: 'https://vereda.example/newsletter/feed.xml',
    updated: new Date(0),
  } as const
  const posts = words.map((word) => ({
    title: word,
    url: `https://vereda.example/newsletter/${encodeURIComponent(word.toWellFormed())}`,
    date: '2026-05-01',
    description: word,
    html: word,
  }))
  const items = await page.evaluate(itemsIn, writeFeed(facts, posts))
  expect(items?.map(({ title }) => title)).toEqual([
    ']] >]] ></item><x>',
    '<script>',
    '&lt;&amp;',
    '',
    'Lã \u{1f9f6}',
  ])
  expect(items?.map(({ link }) => link)).toEqual(posts.map(({ url }) => url))
})

/** Runs in the page: what a feed holds; null for what is not XML. */
function itemsIn(text: string) {
  const document = new DOMParser().parseFromString(text, 'application/xml')
  if (document.querySelector('parsererror') !== null) return null
  return [...document.querySelectorAll('channel > item')].map((item) => {
    const texts = ['title', 'link', 'content:encoded'].map(
      (name) => item.getElementsByTagName(name)[0]?.textContent ?? '',
    )
    const [title = '', link = '', html = ''] = texts
    return { title, link, html }
  })
}

import { expect, it } from 'vitest'

import { picture } from '#provider/agency-folder/fresh-agency.fixture.ts'

import { runSiteOver } from '../contract/site-over-services.ts'
import { dataOf } from './asking.ts'
import { lyingAgency } from './lying-agency.ts'

const SEED = 20_261_816
const AT_ONCE = 8

const { talents, posts, answers } = lyingAgency(SEED)
const running = runSiteOver(async () => ({ answers, media: await picture('red') }))

type Opened = { address: string; status: number; text: string; from: string }

/** Whatever of the site a text links to, as a browser would ask for it; a form is no link. */
function addressesIn(text: string, page: string): string[] {
  const attributes = text.matchAll(/ (?:href|src|poster|url)="([^"]*)"/gi)
  const sets = text.matchAll(/ (?:srcset|imagesrcset)="([^"]*)"/gi)
  const absolute = text.matchAll(/(?:<(?:loc|link|guid)>|")(http:\/\/localhost:[^"<]*)/g)
  const links = [
    ...[...attributes].map(([, link = '']) => link).filter((link) => /^(?:\/|\?|http:)/.test(link)),
    ...[...sets].flatMap(([, set = '']) => set.split(', ').map((each) => each.split(' ')[0] ?? '')),
    ...[...absolute].map(([, link = '']) => link),
  ]
  const { origin } = new URL(page)
  return links
    .map((link) => URL.parse(link.replaceAll('&amp;', '&').replaceAll('&#x27;', "'"), page))
    .filter((url) => url !== null)
    .filter(({ host }) => /^(?:127\.0\.0\.1|localhost):/.test(host))
    .map(({ pathname, search }) => origin + pathname + search)
}

/** Opens whatever is linked to, from the home page, the sitemap and the feed on; filtered lists are opened and lead no further. */
async function crawl(origin: string): Promise<Opened[]> {
  const opened: Opened[] = []
  const seen = new Map<string, string>()
  const waiting: string[] = []
  const meet = (address: string, from: string) => {
    if (seen.has(address)) return
    seen.set(address, from)
    waiting.push(address)
  }
  for (const path of ['/', '/sitemap.xml', '/newsletter/feed.xml']) meet(origin + path, 'nowhere')
  const walk = async () => {
    for (let address = waiting.pop(); address !== undefined; address = waiting.pop()) {
      const answer = await fetch(address)
      const isText = /html|xml/.test(answer.headers.get('Content-Type') ?? '')
      const text = isText ? await answer.text() : ''
      if (!isText) await answer.arrayBuffer()
      opened.push({ address, status: answer.status, text, from: seen.get(address) ?? '' })
      if (address.includes('?')) continue
      for (const next of addressesIn(text, address)) meet(next, address)
    }
  }
  while (waiting.length > 0) await Promise.all(Array.from({ length: AT_ONCE }, walk))
  return opened
}

it('every address opens that anything links to, and all that is good is shown', async () => {
  const { url } = running().site
  await expect.poll(async () => (await fetch(`${url}/sitemap.xml`)).status).toBe(200) // the roster is there
  const opened = await crawl(url)
  const dead = opened.filter(({ status }) => status !== 200)
  expect(dead.map(({ text: _, ...each }) => each)).toEqual([])
  const shown = opened.map(({ address, text }) => ({ path: new URL(address).pathname, text }))
  for (const { id } of talents) {
    const profile = shown.find(({ path }) => path.includes(`/${String(id)}/`))
    expect([id, profile?.text.includes(`/${String(id)}/`)]).toEqual([id, true])
  }
  const lost: unknown[] = []
  for (const { title, slug } of posts) {
    const own = shown.filter(({ text }) => text.includes(`<title>${String(title)} |`))
    const status = own[0] === undefined ? 0 : (await fetch(url + dataOf(own[0].path))).status
    if (status !== 200) lost.push({ title, slug, status })
  }
  expect(lost).toEqual([])
})

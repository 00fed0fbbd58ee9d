import { expect, it } from 'vitest'

import { lookAtFiles, orderAll, visitAll } from './all-answers.ts'
import { childrenOf, surnamesIn } from './surnames.ts'
import { talkingAgency } from './talking-agency.ts'

const seed = Number(process.env['SEED'] ?? Date.now())
const locales = ['', '/en', '/es'] as const

/** Among all that must have been looked at: what is easily lost, and the test would pass for it. */
const places = [
  /^\/(?:en\/|es\/)?mode.*\/biaa$/,
  /^\/(?:en\/|es\/)?mode.*\/biaa\.data$/,
  /^\/favoritos\.data\?/,
  /^\/contato\?/,
  /^\/kids\?/,
  /^\/roster.*\.json/,
  /\/feed\.xml$/,
  /^\/sitemap/,
  /^\/pictures\//,
  /^pdf portfolio/,
  /^pdf composite/,
  /^zip/,
  /^the log/,
  /\/copies\//,
]

it('no byte that leaves the site, is logged or stays on its disk says a child’s surname', async () => {
  const children = childrenOf(seed)
  const surnames = surnamesIn(children)
  const { site, folder, told } = await talkingAgency(children)
  const seen: string[] = []
  const leaks: string[] = []
  const look = (where: string, text: string) => {
    seen.push(where)
    const found = surnames(text)
    if (found.length > 0) leaks.push(`${where} says ${found.join()}`)
  }

  const ids = children.map((_, index) => index + 1)
  await visitAll(site.url, ids, look)
  for (const id of ids) await orderAll(site.url, id, locales[id % 3] ?? '', look)
  look('the log', site.said())
  await lookAtFiles(folder, look)

  expect(surnames(told()), `what the services tell (SEED=${seed})`).toHaveLength(ids.length * 2)
  expect(places.filter((place) => !seen.some((where) => place.test(where)))).toEqual([])
  expect(leaks, `SEED=${seed}`).toEqual([])
})

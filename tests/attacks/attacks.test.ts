import { readFileSync } from 'node:fs'

import { chromium, type Browser } from 'playwright'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { pagePolicy } from '#delivery/http/security-headers.ts'

import { browserLaunch } from '../browser.ts'
import { openAttackedPage, shown, trusted, type Harm } from './attacked-page.ts'
import { combinations, leftovers, requests, scripts } from './attacks.ts'

let browser: Browser
let attacked: Awaited<ReturnType<typeof openAttackedPage>>
beforeAll(async () => {
  browser = await chromium.launch(await browserLaunch())
  attacked = await openAttackedPage(browser)
})
afterAll(() => browser.close())

/** Somebody else's list to be tried too, a JSON file of texts: `ATTACKS=list.json npm exec -c 'vitest run tests/attacks'`. */
const list = process.env['ATTACKS']
const given =
  list === undefined ? [] : v.parse(v.array(v.string()), JSON.parse(readFileSync(list, 'utf8')))

const attacks = [...scripts, ...requests, ...leftovers, ...given]
const isForeign = (url: string) => !url.startsWith('https://vereda.example/')
const unharmed: Harm = { ran: 0, reached: [], left: [] }

describe('a page that trusts a text', () => {
  it.each(scripts)('runs what is in it: %j', async (text) => {
    const page = await openAttackedPage(browser)
    const harm = await page.show(trusted(text), null)
    await page.provoke()
    await expect.poll(() => harm.ran).toBeGreaterThan(0)
    await page.close()
  })

  it.each(requests)('reaches what it names: %j', async (text) => {
    const page = await openAttackedPage(browser)
    const harm = await page.show(trusted(text), null)
    await expect.poll(() => harm.reached.some(isForeign)).toBe(true)
    await page.close()
  })
})

describe('a post’s page', () => {
  it.each(attacks)('comes to no harm, without any policy: %j', async (text) => {
    expect(await attacked.harmOf(await shown(text), null)).toEqual(unharmed)
  })

  it('comes to none from any payload at any place, without any policy', async () => {
    expect(combinations.flat()).toHaveLength(480)
    for (const texts of combinations) {
      const all = await Promise.all(texts.map(shown))
      expect([texts[0], await attacked.harmOf(all.join(''), null)]).toEqual([texts[0], unharmed])
    }
  })

  it('comes to none under the site’s own policy, with all of them in it', async () => {
    const texts = await Promise.all(attacks.map(shown))
    const policy = pagePolicy({ scripts: [], stylesHash: '', frames: [] })
    expect(await attacked.harmOf(texts.join(''), policy)).toEqual(unharmed)
  })
})

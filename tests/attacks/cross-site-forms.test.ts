import { expect, it } from 'vitest'

import { locales } from '#agency/locale.ts'
import { documentPath, listDocumentKinds, listDocumentPath } from '#site/page/document-addresses.ts'
import { formPath } from '#site/page/form-addresses.ts'
import { pathTo } from '#site/paths.ts'

import { demoData } from '../demo-data.ts'
import { arrivedIn, expectedOfAll, storageIn, waitingIn } from '../durability/arrivals.ts'
import { fillIn, formOf, send } from '../durability/send-application.ts'
import { freePort } from '../free-port.ts'
import { start } from '../processes.ts'
import { scrape, sumOf } from '../watching/scrape.ts'

/** Every address that takes a form. */
const addresses = locales.flatMap((locale) => [
  ...(['scouting', 'contact', 'myApplication'] as const).map((page) => pathTo(page, locale, {})),
  ...(['send', 'message', 'brief'] as const).map((form) => formPath(form, locale)),
  ...(['pdf', 'zip'] as const).map((kind) => documentPath(locale, 1, kind)),
  ...listDocumentKinds.map((kind) => listDocumentPath(locale, kind)),
])

/** What a browser says of a form on another site's page; an old one says less. */
const sites = ['cross-site', 'same-site', null]
const origins = ['https://evil.example', 'http://127.0.0.1:1', 'null', null]
const claims = sites.flatMap((site) =>
  origins.map((origin) => ({ 'sec-fetch-site': site, origin })),
)

it('a form of another site is refused wherever forms are taken, and counted; nothing is stored', async () => {
  const folder = await demoData()
  const metricsPort = await freePort()
  const site = await start('site', {
    DATA_DIR: folder,
    METRICS_PORT: String(metricsPort),
    TRUSTED_PROXIES: '127.0.0.1',
  })
  const application = await fillIn(site.url, 1)
  await site.skipAMinute()
  const form = new Response(formOf(application))
  const type = form.headers.get('content-type') ?? ''
  const body = await form.bytes()
  const taken: string[] = []
  for (const address of addresses) {
    const posts = claims.map(async (claim) => {
      const said = Object.entries(claim).filter(
        (pair): pair is [string, string] => pair[1] !== null,
      )
      const headers = { ...Object.fromEntries(said), 'content-type': type }
      const request = { method: 'POST', body, headers }
      const { status } = await fetch(site.url + address, request)
      if (status !== 403) taken.push(`${status} ${address} ${JSON.stringify(claim)}`)
    })
    await Promise.all(posts)
  }
  expect(taken).toEqual([])
  expect(await waitingIn(storageIn(folder))).toEqual([])
  expect(await arrivedIn(storageIn(folder))).toEqual(new Map())

  const outcome = await send(site.url, application, '10.0.0.1')
  const reference = String(outcome?.get('reference'))
  const expected = await expectedOfAll(new Map([[reference, application]]))
  await expect.poll(() => arrivedIn(storageIn(folder))).toEqual(expected)

  const own = new FormData()
  own.set('reference', reference)
  own.set('secret', 'AAAA-AAAA-AAAA-AAAA')
  const wrong = { method: 'POST', body: own, headers: { 'sec-fetch-site': 'same-origin' } }
  expect((await fetch(site.url + pathTo('myApplication', 'en', {}), wrong)).status).toBe(403)
  const read = await scrape(metricsPort)
  const refused = (reason: string) => sumOf(read, 'passarela_refusals_total', `"${reason}"`)
  expect(addresses.length * claims.length).toBe(432)
  expect([refused('cross_site'), refused('wrong_code')]).toEqual([432, 1])
})

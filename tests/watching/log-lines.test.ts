import { expect, it } from 'vitest'

import { picture } from '#provider/agency-folder/fresh-agency.fixture.ts'

import { hostileAddresses } from '../addresses/hostile-addresses.ts'
import { askRaw } from '../addresses/raw-request.ts'
import { choice, pageOf, runSiteOver } from '../contract/site-over-services.ts'
import { fillIn, formOf } from '../durability/send-application.ts'
import { size } from '../sizes.ts'

const SEED = 20_261_127
const CANARY = 'quibungo'
/** Ends of lines, an escape of terminals, marks of direction, halves of letters. */
const controls = '\r\n\u001b[31m\u0000\u007f\u0085\u009b\u2028\u2029\u202e\ud800'
const forged = `${controls}{"level":60,"msg":"forged"}\n${CANARY}`

/** Services whose every text attacks who reads the log. */
const talent = { id: 7, name: forged, gender: 'woman', cover: forged, categories: [] }
const answers = {
  'GET /api/talents/attributes': { hair: [choice(forged), forged], eyes: [{ [forged]: forged }] },
  'POST /api/talents': pageOf([
    talent,
    { ...talent, id: forged },
    { ...talent, categories: [forged] },
  ]),
  'GET /api/talent/profile 7': {
    ...talent,
    book: [
      { id: forged, file: 7 },
      { id: 1, file: forged },
    ],
  },
  'GET /api/entities/newsletter': [{ id: forged, slug: forged }],
  'GET /api/posts/newsletter/pt': pageOf([{ id: forged }]),
  'GET /api/entities/prehome': [{ id: 1, image_mobile: forged, image_desktop: 7 }],
  'GET /api/entities/staff': [{ id: forged }],
  'GET /api/social-medias': { [forged]: { url: 7 }, x: { url: forged } },
}
const running = runSiteOver(async () => ({ answers, media: await picture('red') }), undefined, {
  LOG_LEVEL: 'trace',
})

/** What a log may not hold as it is: it would end a line, or command a terminal. */
// oxlint-disable-next-line no-control-regex -- these are what is looked for
const raw = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/

it('a site that logs all it can writes one line of JSON an event, with nothing of what visitors sent', async () => {
  const { site } = running()
  const port = Number(new URL(site.url).port)
  const latin = Buffer.from(forged.replaceAll(/[\r\n\0\u001b\u007f]/g, '')).toString('latin1')
  const headers = [
    'User-Agent',
    'Referer',
    'X-Request-Id',
    'Accept-Language',
    'Passarela-Form-Refused',
  ]
  const said = headers.map((name) => `${name}: ${latin}`)
  const targets = hostileAddresses(SEED, size(2_000, 10_000)).map((address, number) =>
    number % 2 === 0 ? address : `${address}${address.includes('?') ? '&' : '?'}x=${CANARY}`,
  )
  while (targets.length > 0) {
    await Promise.all(targets.splice(0, 10).map((target) => askRaw(port, target, said)))
  }
  const application = await fillIn(site.url, 1)
  await site.skipAMinute()
  for (const path of [
    '/contact/send',
    '/scouting/send',
    '/selection/brief',
    '/en/my-application',
  ]) {
    const fields = Object.fromEntries(
      ['realname', 'name', 'email', 'phone', 'message', 'reference', 'secret'].map((name) => [
        name,
        forged,
      ]),
    )
    const body = formOf({ ...application, fields: { ...application.fields, ...fields } })
    await fetch(site.url + path, {
      method: 'POST',
      body,
      headers: { 'sec-fetch-site': 'same-origin' },
    })
  }

  const lines = site
    .said()
    .trimEnd()
    .split('\n')
    .filter((line) => !/^Agency is at |^minute 1$/.test(line))
  expect(lines.length, `SEED=${SEED}`).toBeGreaterThan(size(1_000, 5_000))
  expect(lines.filter((line) => raw.test(line))).toEqual([])
  expect(lines.filter((line) => !isEvent(line))).toEqual([])
  expect(lines.filter((line) => line.includes(CANARY))).toEqual([])
}, 300_000)

function isEvent(line: string): boolean {
  const event: unknown = JSON.parse(line)
  const known = typeof event === 'object' && event !== null ? new Map(Object.entries(event)) : null
  return typeof known?.get('msg') === 'string' && known.get('msg') !== 'forged'
}

import { expect, it } from 'vitest'

import { REFUSED_HEADER } from '#site/page/intake.ts'

import { createLog } from '../log/log.ts'
import { createProxyWarning, formsApp } from './forms-app.ts'

const HOUR_MS = 3_600_000

it.each(['/contato', '/en/contact/send', '/seja-um-modelo'])(
  '%s refuses other methods with all that it takes (RFC 9110, 15.5.6)',
  async (path) => {
    const app = formsApp({
      pages: async () => new Response(null, { status: 204 }),
      origin: null,
      onForeignForm() {},
      log: createLog('silent'),
    })
    app.get('*', (c) => c.text('a page'))
    const answer = await app.request(path, { method: 'PUT' })
    expect(answer.status).toBe(405)
    expect(answer.headers.get('Allow')).toBe('GET, HEAD, POST')
    expect(await (await app.request(path)).text()).toBe('a page')
  },
)

it('a proxy that refuses forms is told of once an hour, with the way to mend it; what is no such mark is not', () => {
  const told: string[] = []
  const clock = { ms: 0 }
  const log = { warn: (_facts: object, words: string) => void told.push(words) }
  const tell = createProxyWarning(log, () => clock.ms)
  const send = (mark: string) => tell(new Headers({ [REFUSED_HEADER]: mark }))
  for (const mark of ['', '413', '413 many', 'x'.repeat(9_000), `413 ${'9'.repeat(11)}`]) send(mark)
  tell(new Headers())
  expect(told).toEqual([])
  send('413 4200000')
  send('413 4300000')
  clock.ms = HOUR_MS
  send('cut-off 4400000')
  expect(told).toEqual([
    expect.stringMatching(/ refused a form of 4200000 bytes: .*client_max_body_size 45m/),
    expect.stringMatching(/ 4400000 bytes was cut off .*client_max_body_size 45m/),
  ])
})

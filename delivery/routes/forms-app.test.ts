import { expect, it } from 'vitest'

import { REFUSED_HEADER } from '#site/page/intake.ts'

import { createProxyWarning } from './forms-app.ts'

const HOUR_MS = 3_600_000

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

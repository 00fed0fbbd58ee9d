import { expect, it } from 'vitest'

import { intakeLimits } from '#intake/intake-limits.ts'

import { demoData } from '../demo-data.ts'
import { formKeyIn } from '../durability/send-application.ts'
import { start } from '../processes.ts'

const { formsAtMost, usesOfKey } = intakeLimits

it('above sixty messages in an hour a network of IPv6 has to wait, is told so in words, and loses nothing typed', async () => {
  const site = await start('site', { DATA_DIR: await demoData(), TRUSTED_PROXIES: '127.0.0.1' })
  const keys: string[] = []
  while (keys.length * usesOfKey <= formsAtMost) {
    const html = await (await fetch(`${site.url}/en/contact`)).text()
    keys.push(formKeyIn(html))
  }
  await site.skipAMinute()
  const send = async (number: number, forwardedFor: string) => {
    const body = new FormData()
    const fields = {
      name: 'Rui Canário',
      email: 'rui@canaria.example',
      message: `Canário ${number}`,
      website: '',
    }
    for (const [name, value] of Object.entries(fields)) body.set(name, value)
    body.set('form_key', keys[Math.floor(number / usesOfKey)] ?? '')
    const headers = {
      accept: 'text/html',
      'sec-fetch-site': 'same-origin',
      'x-forwarded-for': forwardedFor,
    }
    return fetch(`${site.url}/en/contact`, { method: 'POST', body, headers })
  }
  const statuses: number[] = []
  for (let number = 0; number < formsAtMost; number += 1) {
    const { status } = await send(
      number,
      `203.0.113.${number}, 2001:db8:7:7::${number.toString(16)}`,
    )
    statuses.push(status)
  }
  expect(statuses).toEqual(Array.from({ length: 60 }, () => 200))

  const refused = await send(formsAtMost, '203.0.113.99, 2001:db8:7:7:ffff::1')
  const html = await refused.text()
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  for (const typed of ['Rui Canário', 'rui@canaria.example', `Canário ${formsAtMost}`])
    expect(html).toContain(typed)
  expect(html).toContain('role="alert"')
  expect((await send(formsAtMost, '2001:db8:8:7::1')).status).toBe(200)
})

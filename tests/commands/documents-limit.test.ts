import { expect, it } from 'vitest'

import { demoData } from '../demo-data.ts'
import { start } from '../processes.ts'

it('more than ten documents a minute are made for no address, whatever it says of itself; others have their own ten', async () => {
  const site = await start('site', { DATA_DIR: await demoData(), TRUSTED_PROXIES: '127.0.0.1' })
  const html = await (await fetch(`${site.url}/modelos`)).text()
  const [, id] = /\/modelos\/mulheres\/[a-z]+\/(\d+)\//.exec(html) ?? []
  const order = async (forwardedFor: string) => {
    const answer = await fetch(`${site.url}/documents/${id}/pdf`, {
      method: 'POST',
      body: new URLSearchParams({ frame: 'none' }),
      headers: { 'sec-fetch-site': 'same-origin', 'x-forwarded-for': forwardedFor },
    })
    return answer.status
  }
  const statuses = []
  for (let time = 0; time < 11; time += 1) statuses.push(await order(`10.9.9.${time}, 10.0.0.1`))
  expect(statuses).toEqual([...Array(10).fill(422), 429])
  expect(await order('10.0.0.2')).toBe(422)
})

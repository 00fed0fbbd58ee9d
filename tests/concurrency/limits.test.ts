import { expect, it } from 'vitest'

import { demoData } from '../demo-data.ts'
import { askAnew, siteOfThree } from './site-of-three.ts'

it('an address has ten documents a minute, not ten of each process', async () => {
  const site = await siteOfThree({
    DATA_DIR: await demoData(),
    TRUSTED_PROXIES: '127.0.0.1',
  })
  const order = async (address: string) => {
    const headers = {
      'content-type': 'application/x-www-form-urlencoded',
      'sec-fetch-site': 'same-origin',
      'x-forwarded-for': address,
    }
    const asked = { method: 'POST', body: 'frame=none', headers }
    return (await askAnew(`${site.url}/documents/1/pdf`, asked))?.status
  }
  const statuses = await Promise.all(Array.from({ length: 30 }, () => order('10.0.0.1')))
  expect(statuses.filter((status) => status !== 429)).toHaveLength(10)
  expect(await order('10.0.0.2')).not.toBe(429)
}, 240_000)

import { expect, it } from 'vitest'

import { measureBareRate, measureRate } from './request-rate.ts'

const page = {
  status: 200,
  contentType: 'text/html',
  encoding: 'identity',
  body: Buffer.from('hi'),
}
const briefly = { warmUpMs: 10, measuredMs: 50 }

it('what the bare server answers is counted', async () => {
  const { perSecond } = await measureBareRate(page, briefly)
  expect(perSecond * (briefly.measuredMs / 1000)).toBeGreaterThan(1)
})

it('a page that cannot be had is no figure', async () => {
  await expect(measureRate(() => 'http://127.0.0.1:9/', briefly)).rejects.toThrow('ECONNREFUSED')
})

import { expect, it } from 'vitest'

import { createClient } from './http-client.ts'
import { runSite } from './running-site.ts'

it('a site over an invented agency shows its talents, and is gone when it is no longer needed', async () => {
  using client = createClient()
  let url = ''
  {
    await using site = await runSite(25)
    url = `${site.url}/modelos`
    const { status, encoding, body } = await client.ask(url)
    expect({ status, encoding }).toEqual({ status: 200, encoding: 'br' })
    expect(body.byteLength).toBeGreaterThan(2_000)
  }
  await expect(client.ask(url)).rejects.toThrow('ECONNREFUSED')
})

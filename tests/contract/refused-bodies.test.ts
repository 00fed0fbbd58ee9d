import { randomUUID } from 'node:crypto'

import { expect, it } from 'vitest'

import { KEY_HEADER, sendApplication } from '#contract/panel/entries.ts'
import { application } from '#provider/applications/someone.fixture.ts'

import { describeProvider } from './providers.ts'

const large = async () =>
  application({ photos: { image_1: new Blob([new Uint8Array(40_000_000)]) } })

describeProvider('a large body that is refused before it is read', (provider) => {
  it('is answered in words all the same', async () => {
    const { path } = sendApplication
    const nobody = await provider().send(path, await large())
    expect([nobody.status, await nobody.json()]).toEqual([401, { message: 'Sign in first.' }])
    const { body } = await large()
    const keyless = await provider().sendTo('panel', path, { method: 'POST', body })
    expect(keyless.status).toBe(400)
    const headers = { [KEY_HEADER]: randomUUID(), 'content-type': 'image/jpeg' }
    const bytes = new Uint8Array(40_000_000)
    const wrong = await provider().sendTo('panel', path, { method: 'POST', headers, body: bytes })
    expect(wrong.status).toBe(415)
  })
})

import { randomUUID } from 'node:crypto'

import { expect, it } from 'vitest'

import { KEY_HEADER, sendApplication } from '#contract/panel/entries.ts'
import { application } from '#provider/applications/someone.fixture.ts'

import { describeProvider } from './providers.ts'

const large = async () =>
  application({ photos: { image_1: new Blob([new Uint8Array(40_000_000)]) } })

/** The beginning of a file, then so many megabytes of it. */
function endless(megabytes: number): ReadableStream<Uint8Array> {
  let sent = -1
  return new ReadableStream({
    pull(controller) {
      sent += 1
      if (sent > megabytes) controller.close()
      else controller.enqueue(sent === 0 ? Buffer.from(head) : new Uint8Array(1_000_000))
    },
  })
}
const head = '--x\r\ncontent-disposition: form-data; name="image_1"; filename="1"\r\n\r\n'

describeProvider('a large body that is refused before it is read', (provider) => {
  it('is refused though nothing said how large it is', async () => {
    const { headers } = await application()
    const request = {
      method: 'POST',
      headers: { ...headers, 'content-type': 'multipart/form-data; boundary=x' },
      body: endless(60),
      duplex: 'half',
    }
    const answer = await provider().sendTo('panel', sendApplication.path, request)
    expect(answer.status).toBe(413)
  })

  it('is refused at the first part that is too many, and with a boundary that is none', async () => {
    const { path } = sendApplication
    const send = async (body: string, boundary: string) => {
      const { headers } = await application()
      const type = `multipart/form-data; boundary=${boundary}`
      const request = { method: 'POST', headers: { ...headers, 'content-type': type }, body }
      return (await provider().sendTo('panel', path, request)).status
    }
    const part = '\r\n--x\r\ncontent-disposition: form-data; name="a"\r\n\r\n'
    expect(await send(part.repeat(41), 'x')).toBe(413)
    expect(await send('', 'x'.repeat(300))).toBe(400)
  })

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

import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { connect } from 'node:net'
import { join } from 'node:path'

import sharp from 'sharp'
import { describe, expect, it } from 'vitest'

import { askRaw } from '../addresses/raw-request.ts'
import { arrivedIn, storageIn, waitingIn } from '../durability/arrivals.ts'
import { fillIn, formOf } from '../durability/send-application.ts'
import { filesIn } from '../files-in.ts'
import { p95, report } from '../sizes.ts'
import { hostileBodies } from './hostile-bodies.ts'
import { runSiteUnderAttack } from './site-under-attack.ts'

const MB = 1_000_000
const running = runSiteUnderAttack()
const port = () => Number(new URL(running().site.url).port)

const uploads = () => filesIn(join(running().folder, 'uploads'))

async function expectNothingStored() {
  await expect.poll(uploads).toEqual([])
  expect(await waitingIn(storageIn(running().folder))).toEqual([])
  expect(await arrivedIn(storageIn(running().folder))).toEqual(new Map())
}

const fromHere = 'Sec-Fetch-Site: same-origin'
const addresses = ['/en/be-a-model', '/en/scouting/send', '/en/contact', '/en/my-application']

/** Sends each hostile body to each address; what is answered otherwise than by a refusal. */
async function wrongAnswers(key: string, round: number): Promise<unknown[]> {
  const wrong: unknown[] = []
  const timesMs: number[] = []
  for (const [index, [what, type, body]] of hostileBodies(key).entries()) {
    for (const address of addresses) {
      const headers = [
        fromHere,
        `X-Forwarded-For: 10.${round}.${index}.1`, // a crowd of bodies from one address is refused as such
        `Content-Type: ${type}`,
        `Content-Length: ${body.length}`,
      ]
      const asked = performance.now()
      const { status } = await askRaw(port(), address, headers, 'POST', body)
      timesMs.push(performance.now() - asked)
      if (![400, 403, 409, 413, 422].includes(status)) wrong.push([what, address, status])
    }
  }
  report('hostile bodies', p95(timesMs))
  return wrong
}

describe('a body in parts that attacks who reads it', () => {
  it('is refused at each address, and costs neither memory nor disk', async () => {
    const { key } = await fillIn(running().site.url, 1)
    expect(await wrongAnswers(key, 1)).toEqual([]) // after it, the site has all that it keeps for later
    const before = await running().memory()
    expect(await wrongAnswers(key, 2)).toEqual([])
    const more = (await running().memory()) - before
    report('memory after hostile bodies', `${Math.round(more / MB)} MB more`)
    expect(more).toBeLessThan(70 * MB)
    await expectNothingStored()
    expect((await fetch(`${running().site.url}/en/be-a-model`)).status).toBe(200)
    expect(running().site.said()).toMatch(/^Vereda is at [^\n]*\n$/)
  })
})

/** A photo that no format makes small. */
async function noise(): Promise<Uint8Array<ArrayBuffer>> {
  const raw = { width: 600, height: 600, channels: 3 } as const
  return new Uint8Array(
    await sharp(randomBytes(600 * 600 * 3), { raw })
      .jpeg({ quality: 98 })
      .toBuffer(),
  )
}

describe('an upload that is cut', () => {
  it.each([10, 50, 99])('after %i % of its bytes leaves no file and no entry', async (percent) => {
    const { photos, ...application } = await fillIn(running().site.url, percent)
    const large = await Promise.all(
      Object.keys(photos).map(async (slot) => [slot, await noise()] as const),
    )
    const form = new Response(formOf({ ...application, photos: Object.fromEntries(large) }))
    const bytes = Buffer.from(await form.bytes())
    const head = [
      'POST /en/scouting/send HTTP/1.1',
      'Host: site',
      fromHere,
      `Content-Type: ${form.headers.get('content-type')}`,
      `Content-Length: ${bytes.length}`,
    ]
    const sending = Array.from({ length: 5 }, async () => {
      const socket = connect(port(), '127.0.0.1').on('error', () => undefined)
      await once(socket, 'connect')
      socket.write(`${head.join('\r\n')}\r\n\r\n`)
      socket.write(bytes.subarray(0, (bytes.length * percent) / 100))
      return socket
    })
    const sockets = await Promise.all(sending)
    const begun = Math.ceil(percent / 25) * sockets.length // a file for each photo that has begun
    await expect.poll(async () => (await uploads()).length).toBe(begun)
    for (const socket of sockets) socket.resetAndDestroy()
    await expectNothingStored()
  })
})

describe('a body without end', () => {
  it('is refused at its limit, in an answer that can be read', async () => {
    const { key } = await fillIn(running().site.url, 1)
    const head = [
      `--b\r\nContent-Disposition: form-data; name="form_key"\r\n\r\n${key}\r\n`,
      '--b\r\nContent-Disposition: form-data; name="image_1"; filename="a"\r\n\r\n',
    ]
    const piece = new Uint8Array(MB)
    for (let time = 0; time < 3; time += 1) {
      let sent = 0
      const body = new ReadableStream<Uint8Array>({
        start: (stream) => stream.enqueue(Buffer.from(head.join(''))),
        pull: (stream) => ((sent += 1) > 200 ? stream.close() : stream.enqueue(piece)),
      })
      const headers = {
        'content-type': 'multipart/form-data; boundary=b',
        'sec-fetch-site': 'same-origin',
      }
      const asked: RequestInit & { duplex: 'half' } = {
        method: 'POST',
        body,
        headers,
        duplex: 'half',
      }
      const answer = await fetch(`${running().site.url}/en/scouting/send`, asked)
      expect([answer.status, await answer.json()]).toMatchObject([413, { reason: 'too-large' }])
      expect(sent).toBeLessThan(100)
    }
    await expectNothingStored()
  })
})

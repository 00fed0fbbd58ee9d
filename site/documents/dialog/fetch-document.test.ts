import { createServer, type RequestListener } from 'node:http'

import { expect, it, onTestFinished } from 'vitest'

import { fetchDocument } from './fetch-document.ts'

async function orderFrom(answer: RequestListener) {
  const server = createServer(answer)
  await new Promise<void>((listening) => {
    server.listen(0, '127.0.0.1', listening)
  })
  onTestFinished(() => void server.close())
  const place = server.address()
  const port = typeof place === 'object' ? place?.port : null
  const shares: number[] = []
  const following = {
    ending: new AbortController(),
    onReceived: (share: number) => shares.push(share),
  }
  const fields = new URLSearchParams({ frame: '7' })
  const outcome = await fetchDocument(`http://127.0.0.1:${port}/`, fields, following)
  return { outcome, shares }
}

it('is a file under its name, and tells how much of it is there', async () => {
  const { outcome, shares } = await orderFrom((_, response) => {
    response.writeHead(200, {
      'content-type': 'application/pdf',
      'content-length': '4',
      'content-disposition': `attachment; filename="Lucia.pdf"; filename*=UTF-8''L%C3%BAcia.pdf`,
    })
    response.end('%PDF')
  })
  expect(outcome).toMatchObject({ status: 'made', name: 'Lúcia.pdf' })
  expect(outcome.status === 'made' && (await outcome.file.text())).toBe('%PDF')
  expect(shares.at(-1)).toBe(1)
})

it.each([
  ['{"message":"Não.","frames":[3]}', { message: 'Não.', photos: [3] }],
  ['{"message":7}', { message: null, photos: [] }],
  ['null', { message: null, photos: [] }],
  ['<html>', { message: null, photos: [] }],
])('that is refused with %s says %o', async (body, told) => {
  const { outcome } = await orderFrom((_, response) => response.writeHead(422).end(body))
  expect(outcome).toEqual({ status: 'refused', ...told })
})

it.each([
  ['half', (size: number) => ({ 'content-length': size })],
  ['half, of a size that nobody told', () => ({})],
])('that breaks off after %s is no file', async (_what, headersOf) => {
  const { outcome } = await orderFrom((_, response) => {
    response.writeHead(200, headersOf(8))
    response.write('%PDF', () => response.destroy())
  })
  expect(outcome).toEqual({ status: 'unavailable', reason: 'no-connection' })
})

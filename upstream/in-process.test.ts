import { expect, it } from 'vitest'

import { inProcess } from './in-process.ts'

const request = { method: 'POST', path: '/a.jpg', headers: { 'x-a': 'b' }, body: '{}' } as const
const signal = AbortSignal.timeout(1_000)

it('a service in the same process is reached by its fetch', async () => {
  const seen: unknown[] = []
  const transport = inProcess(async (given) => {
    seen.push(given.method, given.url, given.headers.get('x-a'), await given.text())
    return Response.json({}, { status: 201 })
  })
  expect((await transport({ ...request, signal })).status).toBe(201)
  expect(seen).toEqual(['POST', 'http://provider.invalid/a.jpg', 'b', '{}'])
})

it('a service in the same process may lie beneath a path, and is not left by another', async () => {
  const seen: string[] = []
  const transport = inProcess(({ url }) => {
    seen.push(url)
    return new Response('')
  }, '/storage/')
  await transport({ ...request, signal })
  expect((await transport({ ...request, signal, path: '/../a.jpg' })).status).toBe(404)
  expect(seen).toEqual(['http://provider.invalid/storage/a.jpg'])
})

import { expect, it, onTestFinished, vi } from 'vitest'

import { drawIcons } from '#media/icons/draw-icons.ts'
import { iconsApp } from './icons-app.ts'

it('serves the drawn icons, cached for a day', async () => {
  const app = iconsApp('Vereda')
  for (const [name, bytes] of await drawIcons('Vereda')) {
    const answer = await app.request(`/${name}`)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('Content-Type')).toMatch(
      /^image\/(svg\+xml; charset=utf-8|png|x-icon)$/,
    )
    expect(answer.headers.get('Content-Length')).toBe(String(bytes.length))
    expect(answer.headers.get('Cache-Control')).toBe('public, max-age=86400')
    expect(new Uint8Array(await answer.arrayBuffer())).toEqual(new Uint8Array(bytes))
  }
})

it('knows no other names, and answers a HEAD', async () => {
  const app = iconsApp('Vereda')
  expect((await app.request('/icon-193.png')).status).toBe(404)
  const head = await app.request('/favicon.ico', { method: 'HEAD' })
  expect([head.status, await head.text()]).toEqual([200, ''])
})

it('draws again a minute after it failed, however often icons are asked for', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const draw = vi
    .fn<() => Promise<unknown>>()
    .mockRejectedValueOnce(new Error('no memory'))
    .mockResolvedValue(new Map([['favicon.svg', new Uint8Array([1])]]))
  const app = iconsApp('Vereda', draw).onError((_, c) => c.body(null, 500))
  const ask = async () => (await app.request('/favicon.svg')).status
  expect([await ask(), await ask()]).toEqual([500, 500])
  expect(draw).toHaveBeenCalledOnce()
  vi.advanceTimersByTime(60_000)
  expect([await ask(), await ask()]).toEqual([200, 200])
  expect(draw).toHaveBeenCalledTimes(2)
})

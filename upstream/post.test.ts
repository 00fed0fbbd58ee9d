import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { describe, expect, it } from 'vitest'

import { fakeAgency, valueOf, wool } from './fake-agency.fixture.ts'
import { noConnection } from './fake-service.fixture.ts'

const CALL = 'GET /api/posts/newsletter/pt/1'

describe('a post', () => {
  it('is asked for by its id, and its text comes out safe', async () => {
    const { upstream, panel } = await fakeAgency()
    panel.answers[CALL] = {
      ...wool,
      batch: 7,
      content: '<p onclick="x()">Warm.</p><script>x()</script>',
    }
    expect(valueOf(await upstream.post(1))).toMatchObject({
      slug: 'wool',
      batch: '7',
      content: '<p>Warm.</p>',
    })
    expect(panel.asked.at(-1)).toBe(CALL)
  })

  it('is kept on disk with nothing but its safe text', async () => {
    const { upstream, panel, folder } = await fakeAgency()
    panel.answers[CALL] = { ...wool, content: '<p>Warm.</p><script>x()</script>' }
    await upstream.post(1)
    await upstream.settled()
    const files = (await readdir(folder)).map((name) => readFile(join(folder, name), 'utf8'))
    const kept = (await Promise.all(files)).join()
    expect(kept).toContain('<p>Warm.</p>')
    expect(kept).not.toContain('x()')
  })

  it('of an id that no post has is none', async () => {
    const { upstream } = await fakeAgency()
    expect(valueOf(await upstream.post(404))).toBeNull()
  })

  it('outlives the panel, and a restart', async () => {
    const { upstream, panel, restart, passSeconds } = await fakeAgency()
    await upstream.post(1)
    await upstream.settled()
    panel.fault = noConnection
    passSeconds(90 * 86_400)
    expect(valueOf(await restart().post(1))).toMatchObject({ content: '<p>Warm.</p>' })
  })

  it('ends when the panel says that there is none', async () => {
    const { upstream, panel, passSeconds } = await fakeAgency()
    await upstream.post(1)
    panel.answers[CALL] = undefined
    passSeconds(60)
    expect(valueOf(await upstream.post(1))).toBeNull()
  })

  it('is not another one than was asked for', async () => {
    const { upstream, panel } = await fakeAgency()
    panel.answers[CALL] = { ...wool, id: 2 }
    expect(await upstream.post(1)).toMatchObject({ status: 'failed' })
  })

  it.each([
    [{ content: null, cover: null, date: null, batch: null }],
    [{ content: ' ', cover: '//elsewhere.test/a', date: 'yesterday', batch: '' }],
    [{}],
  ])('without text, cover, day or batch has none of them: %j', async (bare) => {
    const { upstream, panel } = await fakeAgency()
    const { date: _, ...rest } = wool
    panel.answers[CALL] = { ...rest, ...bare }
    const none = { content: null, cover: null, date: null, batch: null }
    expect(valueOf(await upstream.post(1))).toMatchObject({ title: 'Wool', ...none })
  })
})

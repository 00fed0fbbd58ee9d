import { describe, expect, it } from 'vitest'

import { createKeptAnswers } from './kept-answers.ts'
import { type KeptLimits, keptLimits } from './kept-limits.ts'
import { createNews } from './news.ts'

const text = { headers: { 'Content-Type': 'text/html' } }

/** A page that says what the agency says, and how often it was made; `agency` can be changed, and news of it told. */
function pageWhere(
  limits: Partial<KeptLimits> = {},
  answer = (said: string) => new Response(said, text),
) {
  const world = { said: 'one', made: 0, checked: 0, nowMs: 0 }
  const news = createNews()
  const kept = createKeptAnswers({
    async make(address) {
      world.made += 1
      return answer(`${address} ${world.said}`)
    },
    sources: {
      async trace(make) {
        const { said } = world
        const isCurrent = async () => {
          world.checked += 1
          return world.said === said
        }
        return { value: await make(), isCurrent }
      },
    },
    news,
    limits: { ...keptLimits, ...limits },
    now: () => world.nowMs,
    report: (error) => expect.unreachable(String(error)),
  })
  const read = async (address = '/') => {
    const got = kept.find(address) ?? (await kept.obtain(address))
    return got === null ? null : textOf(got)
  }
  return { world, news, kept, read }
}

async function textOf(answer: Response | { gzip: { bytes: Uint8Array<ArrayBuffer> } }) {
  if (answer instanceof Response) return `${answer.status} ${await answer.text()}`
  const unpacked = new Blob([answer.gzip.bytes])
    .stream()
    .pipeThrough(new DecompressionStream('gzip'))
  return new Response(unpacked).text()
}

describe('an answer that is the same for everybody', () => {
  it('is made once, for all who ask at the same time and for all who come after', async () => {
    const { world, kept, read } = pageWhere()
    await Promise.all(Array.from({ length: 50 }, () => kept.obtain('/')))
    expect(await read()).toBe('/ one')
    expect(world.made).toBe(1)
  })

  it('is looked at after 20 s, while it is given out as it was, and made anew only if something has changed', async () => {
    const { world, kept, read } = pageWhere()
    await read()
    world.nowMs = 21_000
    expect(kept.find('/')).not.toBeNull()
    await kept.obtain('/')
    expect(world).toMatchObject({ checked: 1, made: 1 })
    world.said = 'two'
    world.nowMs = 42_000
    expect(await read()).toBe('/ one')
    await expect.poll(() => read()).toBe('/ two')
    expect(world.made).toBe(2)
  })

  it('waits for that look when it is old', async () => {
    const { world, read } = pageWhere()
    await read()
    world.said = 'two'
    world.nowMs = keptLimits.staleMs
    expect(await read()).toBe('/ two')
  })

  it('ends with the first news that concern it, at once', async () => {
    const { world, news, read } = pageWhere()
    await read()
    news.note() // of something else
    expect(await read()).toBe('/ one')
    expect(world).toMatchObject({ checked: 1, made: 1 })
    world.said = 'two'
    news.note()
    expect(await read()).toBe('/ two')
  })

  it('is looked at again when news came while it was made', async () => {
    const { world, news, kept, read } = pageWhere()
    const making = kept.obtain('/')
    world.said = 'two'
    news.note()
    await making
    expect(await read()).toBe('/ two')
  })

  it('is made anew after ten minutes in any case: a year may have ended', async () => {
    const { world, news, read } = pageWhere()
    await read()
    world.nowMs = keptLimits.longestMs + 1
    news.note()
    await read()
    expect(world.made).toBe(2)
  })

  it('ends when its page is gone', async () => {
    const { world, news, read } = pageWhere({}, (said) =>
      said.endsWith('one') ? new Response(said) : new Response('no more', { status: 404 }),
    )
    await read()
    world.said = 'two'
    news.note()
    expect(await read()).toBe('404 no more')
    expect(await read()).toBe('404 no more')
    expect(world.made).toBe(3)
  })

  it('goes on where a new one fails', async () => {
    const { world, news, read } = pageWhere({}, (said) =>
      said.endsWith('one') ? new Response(said) : new Response('sorry', { status: 500 }),
    )
    await read()
    world.said = 'two'
    news.note()
    expect(await read()).toBe('/ one')
    expect(await read()).toBe('/ one')
    expect(world.made).toBe(2) // and is not tried with every visitor
  })

  it('that could not be made anew, not even begun, is tried again every 20 s: it is never taken for current', async () => {
    const shed = { isBusy: false }
    const { world, news, read } = pageWhere({}, (said) =>
      shed.isBusy ? new Response('busy', { status: 503 }) : new Response(said),
    )
    await read()
    world.said = 'two'
    shed.isBusy = true
    news.note()
    for (const round of [1, 2, 3]) {
      expect(await read()).toBe('/ one')
      await expect.poll(() => world.made).toBe(1 + round)
      world.nowMs += keptLimits.freshMs - 1
      expect(await read()).toBe('/ one')
      expect(world.made).toBe(1 + round)
      world.nowMs += 1
    }
    shed.isBusy = false
    await expect.poll(() => read()).toBe('/ two')
  })

  it.each(['private, no-cache', 'no-store'])('is none where it says %s', async (lifetime) => {
    const own = { headers: { 'Cache-Control': lifetime } }
    const { world, read } = pageWhere({}, (said) => new Response(said, own))
    await read()
    expect(await read()).toBe('200 / one')
    expect(world.made).toBe(2)
  })

  it('leaves for others when there is no more room, the one used longest ago first', async () => {
    const { kept } = pageWhere({ bytes: 100_000 }) // however small they are
    for (let page = 0; page < 20; page += 1) await kept.obtain(`/${page}`)
    expect(kept.find('/0')).toBeNull()
    expect(kept.find('/19')).not.toBeNull()
  })
})

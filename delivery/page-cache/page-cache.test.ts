import { describe, expect, it } from 'vitest'

import {
  type CacheResult,
  createContentVersion,
  createPageCache,
  type PageCacheLimits,
  pageCacheLimits,
} from './page-cache.ts'

const text = { headers: { 'Content-Type': 'text/html' } }

/** A page that says what the agency says, and counts how often it was rendered and checked. */
function pageWhere(
  limits: Partial<PageCacheLimits> = {},
  answer = (said: string) => new Response(said, text),
) {
  const world = { said: 'one', made: 0, checked: 0, nowMs: 0 }
  const served: CacheResult[] = []
  const contentVersion = createContentVersion()
  const pageCache = createPageCache({
    async render(address) {
      world.made += 1
      return answer(`${address} ${world.said}`)
    },
    tracker: {
      async trace(make) {
        const { said } = world
        const isCurrent = async () => {
          world.checked += 1
          return world.said === said
        }
        return { value: await make(), isCurrent }
      },
    },
    contentVersion,
    limits: { ...pageCacheLimits, ...limits },
    now: () => world.nowMs,
    report: (error) => expect.unreachable(String(error)),
    onServe: (result) => void served.push(result),
  })
  const read = async (address = '/') => {
    const got = pageCache.find(address) ?? (await pageCache.obtain(address))
    return got === null ? null : textOf(got)
  }
  return { world, contentVersion, pageCache, read, served }
}

async function textOf(answer: Response | { gzip: { bytes: Uint8Array<ArrayBuffer> } }) {
  if (answer instanceof Response) return `${answer.status} ${await answer.text()}`
  const unpacked = new Blob([answer.gzip.bytes])
    .stream()
    .pipeThrough(new DecompressionStream('gzip'))
  return new Response(unpacked).text()
}

describe('a cached response', () => {
  it('is rendered once, for all concurrent and later requests', async () => {
    const { world, pageCache, read } = pageWhere()
    await Promise.all(Array.from({ length: 50 }, () => pageCache.obtain('/')))
    expect(await read()).toBe('/ one')
    expect(world.made).toBe(1)
  })

  it('is revalidated after 20 s, while it is still sent, and rendered anew only if something has changed', async () => {
    const { world, pageCache, read } = pageWhere()
    await read()
    world.nowMs = 21_000
    expect(pageCache.find('/')).not.toBeNull()
    await pageCache.obtain('/')
    expect(world).toMatchObject({ checked: 1, made: 1 })
    world.said = 'two'
    world.nowMs = 42_000
    expect(await read()).toBe('/ one')
    await expect.poll(() => read()).toBe('/ two')
    expect(world.made).toBe(2)
  })

  it('is counted by how it was served', async () => {
    const { world, pageCache, read, served } = pageWhere()
    await read() // rendered
    await read()
    world.nowMs = 21_000
    await read() // while it is revalidated
    await pageCache.obtain('/')
    world.nowMs = 82_000
    await read() // once it was compared
    world.said = 'two'
    world.nowMs = 182_000
    await read() // rendered anew
    expect(served).toEqual(['miss', 'hit', 'stale', 'checked', 'checked', 'miss'])
  })

  it('waits for its revalidation when it is old', async () => {
    const { world, read } = pageWhere()
    await read()
    world.said = 'two'
    world.nowMs = pageCacheLimits.staleMs
    expect(await read()).toBe('/ two')
  })

  it('ends at once with the first change that concerns it', async () => {
    const { world, contentVersion, read } = pageWhere()
    await read()
    contentVersion.advance() // of something else
    expect(await read()).toBe('/ one')
    expect(world).toMatchObject({ checked: 1, made: 1 })
    world.said = 'two'
    contentVersion.advance()
    expect(await read()).toBe('/ two')
  })

  it('is revalidated when something changed while it was rendered', async () => {
    const { world, contentVersion, pageCache, read } = pageWhere()
    const making = pageCache.obtain('/')
    world.said = 'two'
    contentVersion.advance()
    await making
    expect(await read()).toBe('/ two')
  })

  it('is made anew after ten minutes in any case: a year may have ended', async () => {
    const { world, contentVersion, read } = pageWhere()
    await read()
    world.nowMs = pageCacheLimits.longestMs + 1
    contentVersion.advance()
    await read()
    expect(world.made).toBe(2)
  })

  it('ends when its page is gone', async () => {
    const { world, contentVersion, read } = pageWhere({}, (said) =>
      said.endsWith('one') ? new Response(said) : new Response('no more', { status: 404 }),
    )
    await read()
    world.said = 'two'
    contentVersion.advance()
    expect(await read()).toBe('404 no more')
    expect(await read()).toBe('404 no more')
    expect(world.made).toBe(3)
  })

  it('stays if a new rendering fails', async () => {
    const { world, contentVersion, read } = pageWhere({}, (said) =>
      said.endsWith('one') ? new Response(said) : new Response('sorry', { status: 500 }),
    )
    await read()
    world.said = 'two'
    contentVersion.advance()
    expect(await read()).toBe('/ one')
    expect(await read()).toBe('/ one')
    expect(world.made).toBe(2) // and is not tried with every visitor
  })

  it('that nobody had time to make anew is never taken for current', async () => {
    const shed = { isBusy: false }
    const { world, contentVersion, read } = pageWhere({}, (said) =>
      shed.isBusy ? new Response('busy', { status: 503 }) : new Response(said),
    )
    await read()
    world.said = 'two'
    shed.isBusy = true
    contentVersion.advance()
    expect(await read()).toBe('/ one')
    expect(await read()).toBe('/ one')
    expect(world.made).toBe(3) // a refusal costs no rendering
    shed.isBusy = false
    expect(await read()).toBe('/ two')
  })

  it.each(['private, no-cache', 'no-store'])(
    'is not cached with the header %s',
    async (lifetime) => {
      const own = { headers: { 'Cache-Control': lifetime } }
      const { world, read } = pageWhere({}, (said) => new Response(said, own))
      await read()
      expect(await read()).toBe('200 / one')
      expect(world.made).toBe(2)
    },
  )

  it('leaves for others when there is no more room, the one used longest ago first', async () => {
    const { pageCache } = pageWhere({ bytes: 100_000 }) // however small they are
    for (let page = 0; page < 20; page += 1) await pageCache.obtain(`/${page}`)
    expect(pageCache.find('/0')).toBeNull()
    expect(pageCache.find('/19')).not.toBeNull()
  })
})

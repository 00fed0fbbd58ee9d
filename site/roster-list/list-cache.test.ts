import { describe, expect, it } from 'vitest'

import { largeRoster } from './large-roster.fixture.ts'
import { createListCache } from './list-cache.ts'
import { LIST_VERSION, type RosterList } from './roster-list.ts'

/** A cache whose server gives one answer after the other, and who is told what time it is. */
function cacheWhere(...answers: (() => Response | Promise<Response>)[]) {
  const world = { asked: 0, now: 1_000 }
  const cache = createListCache<RosterList>({
    ask: async () => {
      const answer = answers[Math.min(world.asked, answers.length - 1)]
      world.asked += 1
      if (answer === undefined) throw new TypeError('Failed to fetch')
      return answer()
    },
    now: () => world.now,
  })
  return { ...cache, world }
}

const headers = (size: number) => ({ ETag: `W/"${size}"` })
const listOf = (size: number) => () =>
  Response.json({ version: LIST_VERSION, list: largeRoster(size) }, { headers: headers(size) })
const nothing = () => Response.json({ version: LIST_VERSION, list: null }, { headers: headers(0) })
const cutOff = () => new Response('{"version":1,', { headers: headers(3) })
const outOfService = () => new Response(null, { status: 503 })
const noConnection = () => Promise.reject(new TypeError('Failed to fetch'))

describe('a list in a tab', () => {
  it('is asked for once, however many want it', async () => {
    const { fetchList, listSoon, world } = cacheWhere(listOf(3))
    expect(await listSoon()).toBeNull()
    await Promise.all([fetchList(), fetchList()])
    expect((await fetchList()).list?.talents).toHaveLength(3)
    expect((await listSoon())?.talents).toHaveLength(3)
    expect(world.asked).toBe(1)
  })

  it.each([
    ['there is no connection', noConnection],
    ['the server has none', outOfService],
    ['there are too many', nothing],
    [
      'it is of another shape',
      () => Response.json({ version: LIST_VERSION - 1, list: largeRoster(3) }),
    ],
    ['it is no list', () => Response.json(null)],
    ['it is cut off', cutOff],
  ])('is not to be had where %s, and not asked for again at once', async (_, answer) => {
    const { fetchList, world } = cacheWhere(answer)
    expect(await fetchList()).toEqual({ status: 'unavailable', list: null })
    await fetchList()
    expect(world.asked).toBe(1)
  })

  it.each([
    ['there was no connection', noConnection],
    ['it was cut off', cutOff], // with the very ETag of the list that comes then
  ])('is asked for again a minute after %s', async (_, first) => {
    const { fetchList, world } = cacheWhere(first, listOf(3))
    await fetchList()
    world.now += 60_001
    expect((await fetchList()).status).toBe('loaded')
  })

  it('older than a minute gives way to the next one, if that comes soon', async () => {
    const { fetchList, listSoon, world } = cacheWhere(listOf(3), listOf(4))
    await fetchList()
    world.now += 60_001
    expect((await listSoon())?.talents).toHaveLength(4)
  })

  it('older than a minute answers where the next one does not come soon', async () => {
    const late = Promise.withResolvers<Response>()
    const { fetchList, listSoon, subscribe, world } = cacheWhere(listOf(3), () => late.promise)
    await fetchList()
    world.now += 60_001
    expect((await listSoon())?.talents).toHaveLength(3)
    const renewed = new Promise<void>((resolve) => subscribe(resolve))
    late.resolve(listOf(4)())
    await renewed
    expect((await listSoon())?.talents).toHaveLength(4)
  })

  it.each([
    ['nobody joined or left', listOf(3)],
    ['the connection is gone', noConnection],
    ['the server is out of service', outOfService],
    ['the next one is cut off', cutOff],
  ])('stays the very same while %s', async (_, then) => {
    const { fetchList, listSoon, world } = cacheWhere(listOf(3), then)
    const { list } = await fetchList()
    world.now += 60_001
    expect(await listSoon()).toBe(list)
    expect(world.asked).toBe(2)
  })

  it.each([
    ['there are too many by now', nothing],
    [
      'the site has become newer than the tab',
      () => Response.json({ version: LIST_VERSION + 1, list: {} }),
    ],
  ])('is given up where %s', async (_, then) => {
    const { fetchList, listSoon, state, world } = cacheWhere(listOf(3), then)
    await fetchList()
    world.now += 60_001
    expect(await listSoon()).toBeNull()
    expect(state().status).toBe('unavailable')
  })

  it('tells who listens, until they no longer do', async () => {
    const { fetchList, subscribe } = cacheWhere(listOf(3))
    const heard: string[] = []
    subscribe(() => heard.push('first'))
    subscribe(() => heard.push('second'))()
    await fetchList()
    expect(heard).toEqual(['first'])
  })
})

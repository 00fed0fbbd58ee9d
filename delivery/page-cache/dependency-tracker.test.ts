import { setImmediate } from 'node:timers/promises'

import { describe, expect, it, onTestFinished, vi } from 'vitest'

import { someone } from '#agency/someone.fixture.ts'
import { OPTIONAL_TIMEOUT_MS } from '#site/page/with-timeout-or-null.ts'
import { agencyWhere, answering, unreachable } from '#site/page/agency-where.fixture.ts'
import { mediaContext, upstreamContext } from '#site/page/request-context.ts'
import { collectGarbage } from '#storage/collect-garbage.fixture.ts'
import type { Upstream } from '#upstream/upstream.ts'

import { createDependencyTracker } from './dependency-tracker.ts'

/** What a page is told by an agency, which can be changed, and which pictures it shows. */
function toldBy(upstream: Partial<Upstream>) {
  const agency = agencyWhere({})
  const shown: string[] = []
  const told = {
    upstream: { ...agency.get(upstreamContext), ...upstream },
    version: 'a',
    shown,
    hasFeed: true,
  }
  const tracker = createDependencyTracker({
    upstream: {
      ...told.upstream,
      roster: () => told.upstream.roster(),
      newsletter: () => told.upstream.newsletter(),
    },
    media: {
      ...agency.get(mediaContext),
      picture(path) {
        shown.push(path)
        return { path, width: 3, height: 4, colour: 5, version: told.version }
      },
      film(path) {
        shown.push(path)
        return `/films/${path}`
      },
    },
    socialFeed: () => (told.hasFeed ? { address: '/social-feed', isOwn: true, pictures: 1 } : null),
  })
  return { told, tracker }
}

describe('what an answer was made from', () => {
  it('is no longer as it was once the feed has its first picture, or loses its last', async () => {
    const { told, tracker } = toldBy({})
    const page = await tracker.trace(async () => tracker.socialFeed())
    expect(await page.isCurrent()).toBe(true)
    told.hasFeed = false
    expect(await page.isCurrent()).toBe(false)
  })

  it('registers its films again at each look, as another talent with the same film may have left', async () => {
    const { told, tracker } = toldBy({})
    const page = await tracker.trace(async () => tracker.media.film('a.mp4'))
    expect(await page.isCurrent()).toBe(true)
    expect(told.shown).toEqual(['a.mp4', 'a.mp4'])
  })

  it('is as it was while the services say the same', async () => {
    const roster = [someone()]
    const { tracker } = toldBy({ roster: () => answering(roster) })
    const { value, isCurrent } = await tracker.trace(() => tracker.upstream.roster())
    expect(value).toMatchObject({ value: roster })
    expect(await isCurrent()).toBe(true)
  })

  it('has changed with an answer that it was made from, and with no other', async () => {
    const roster = [someone()]
    const { told, tracker } = toldBy({ roster: () => answering(roster) })
    const page = await tracker.trace(() => tracker.upstream.roster())
    told.upstream.newsletter = () => answering([])
    expect(await page.isCurrent()).toBe(true)
    told.upstream.roster = () => answering([someone()])
    expect(await page.isCurrent()).toBe(false)
  })

  it('is not held in memory once the service has replaced it', async () => {
    let roster = [someone()]
    const old = new WeakRef(roster)
    const { tracker } = toldBy({ roster: () => answering(roster) })
    const page = await tracker.trace(async () => void (await tracker.upstream.roster()))
    roster = []
    await setImmediate() // until then, a new WeakRef holds its target
    collectGarbage()
    expect(old.deref()).toBeUndefined()
    expect(await page.isCurrent()).toBe(false)
  })

  it('has changed when an answer comes for which it did not wait', async () => {
    const late = Promise.withResolvers<Awaited<ReturnType<Upstream['newsletter']>>>()
    const { tracker } = toldBy({ newsletter: () => late.promise })
    const next: Promise<unknown>[] = []
    const page = await tracker.trace(async () => {
      next.push(tracker.upstream.newsletter())
    })
    expect(await page.isCurrent()).toBe(true)
    late.resolve(await answering([]))
    await next[0]
    expect(await page.isCurrent()).toBe(false)
  })

  it('has changed with an answer so late that the page may have gone on without it', async () => {
    const late = Promise.withResolvers<Awaited<ReturnType<Upstream['newsletter']>>>()
    const { tracker } = toldBy({ newsletter: () => late.promise })
    vi.useFakeTimers({ toFake: ['performance'] })
    onTestFinished(() => void vi.useRealTimers())
    const page = await tracker.trace(async () => {
      const reply = tracker.upstream.newsletter()
      vi.advanceTimersByTime(OPTIONAL_TIMEOUT_MS)
      late.resolve(await answering([]))
      await reply
    })
    expect(await page.isCurrent()).toBe(false)
  })

  it('has changed when a service that had never answered does', async () => {
    const { told, tracker } = toldBy({ newsletter: unreachable })
    const page = await tracker.trace(() => tracker.upstream.newsletter())
    expect(await page.isCurrent()).toBe(true)
    told.upstream.newsletter = () => answering([])
    expect(await page.isCurrent()).toBe(false)
  })

  it('has changed when more is known of a picture', async () => {
    const { told, tracker } = toldBy({})
    const page = await tracker.trace(async () => tracker.media.picture('a.jpg'))
    expect(await page.isCurrent()).toBe(true)
    told.version = 'b'
    expect(await page.isCurrent()).toBe(false)
  })

  it('does not ask again about a picture of whom a service no longer names', async () => {
    const { told, tracker } = toldBy({ roster: () => answering([someone()]) })
    const page = await tracker.trace(async () => {
      await tracker.upstream.roster()
      tracker.media.picture('a.jpg')
    })
    told.shown.length = 0
    told.upstream.roster = () => answering([])
    expect(await page.isCurrent()).toBe(false)
    expect(told.shown).toEqual([])
  })

  it('is each answer’s own, though two are made at the same time', async () => {
    const [roster, posts] = [[someone()], []]
    const { told, tracker } = toldBy({
      roster: () => answering(roster),
      newsletter: () => answering(posts),
    })
    const [people, words] = await Promise.all([
      tracker.trace(() => tracker.upstream.roster()),
      tracker.trace(() => tracker.upstream.newsletter()),
    ])
    told.upstream.roster = () => answering([])
    expect(await people.isCurrent()).toBe(false)
    expect(await words.isCurrent()).toBe(true)
  })
})

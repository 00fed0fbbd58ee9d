import { describe, expect, it } from 'vitest'

import { framesOf, shownFeed, socialFeedOf } from './social-feed.ts'

const remote = {
  kind: 'remote',
  panel: { url: 'https://panel.example', salt: 'a', secret: 'b' },
  integration: { url: 'https://integration.example', salt: 'c', secret: 'd' },
  mediaUrl: 'https://panel.example/storage/',
} as const
const named = { socialFeedUrl: 'https://feeds.example/embed?id=7' }
const unnamed = { socialFeedUrl: null }

describe('the social feed', () => {
  it('is the one that is named, with the agency’s own services or without', () => {
    const feed = { address: named.socialFeedUrl, isOwn: false }
    expect(socialFeedOf({ ...named, services: remote })).toEqual(feed)
    expect(socialFeedOf({ ...named, services: { kind: 'embedded' } })).toEqual(feed)
  })

  it('is the embedded provider’s where none is named, and none beside a panel of one’s own', () => {
    const own = { address: '/social-feed', isOwn: true }
    expect(socialFeedOf({ ...unnamed, services: { kind: 'embedded' } })).toEqual(own)
    expect(socialFeedOf({ ...unnamed, services: remote })).toBeNull()
  })
})

it('the embedded provider’s feed is shown only while it has pictures; one that is named, always', () => {
  const own = { address: '/social-feed', isOwn: true }
  const foreign = { address: named.socialFeedUrl, isOwn: false }
  const empty = { countPictures: () => 0 }
  expect(shownFeed(own, { countPictures: () => 3 })).toEqual({ ...own, pictures: 3 })
  expect(shownFeed(own, empty)).toBeNull()
  expect(shownFeed(foreign, empty)).toEqual({ ...foreign, pictures: null })
})

describe('a frame of the feed', () => {
  it('is allowed on the home page of each language alone, from its own origin alone', () => {
    const frames = framesOf({ address: named.socialFeedUrl, isOwn: false })
    expect(['/', '/en', '/es'].map(frames)).toEqual([
      ['https://feeds.example'],
      ['https://feeds.example'],
      ['https://feeds.example'],
    ])
    expect(['/modelos', '/en/models', '/enx', '/social-feed'].flatMap(frames)).toEqual([])
  })

  it('is one of ours on every page, from which a visitor may go home, and of nobody where there is none', () => {
    const frames = framesOf({ address: '/social-feed', isOwn: true })
    expect(['/', '/en/models'].map(frames)).toEqual([["'self'"], ["'self'"]])
    expect(framesOf(null)('/')).toEqual([])
  })
})

import { describe, expect, it } from 'vitest'

import {
  findPost,
  instagramOf,
  type PostSummary,
  postsBeside,
  translationsOf,
  withTranslations,
} from './post.ts'
import { somePost } from './some-post.fixture.ts'

const post = (slug: string, more: Partial<PostSummary> = {}) => somePost({ slug, ...more })

const wool = post('wool', { locale: 'en', batch: 'w' })
const la = post('la', { batch: 'w' })
const sombra = post('sombra')
const bare = post('bare', { locale: 'en' })
const posts = [la, wool, sombra, bare]

describe('the post of a slug', () => {
  it('is the language’s own, else any other’s', () => {
    const inPortuguese = post('wool', { batch: 'x' })
    expect(findPost([wool, inPortuguese], 'wool', 'pt')).toBe(inPortuguese)
    expect(findPost(posts, 'wool', 'pt')).toBe(wool)
  })

  it.each(['', 'WOOL', 'toString', '__proto__'])('is none for %j', (slug) => {
    expect(findPost(posts, slug, 'en')).toBeNull()
  })
})

describe('translations', () => {
  it('are the posts of one batch, each in its language', () => {
    expect(translationsOf(posts, wool)).toEqual({ pt: la, en: wool, es: null })
    expect(translationsOf(posts, la)).toEqual({ pt: la, en: wool, es: null })
  })

  it('are none but the post itself where there is no batch, though others have none either', () => {
    expect(translationsOf(posts, bare)).toEqual({ pt: null, en: bare, es: null })
  })

  it('of several in a language are the newest, but a post is its own', () => {
    const older = post('older', { locale: 'en', batch: 'w' })
    expect(translationsOf([...posts, older], la).en).toBe(wool)
    expect(translationsOf([...posts, older], older)).toEqual({ pt: la, en: older, es: null })
  })
})

describe('all posts with their translations', () => {
  it('are there once each, also those without a batch', () => {
    expect(withTranslations(posts)).toEqual([
      { pt: la, en: wool, es: null },
      { pt: sombra, en: null, es: null },
      { pt: null, en: bare, es: null },
    ])
  })
})

describe('the posts beside a post', () => {
  it('are the next newer and the next older of the language', () => {
    expect(postsBeside(posts, wool, 'en')).toEqual({ newer: null, older: bare })
    expect(postsBeside(posts, sombra, 'pt')).toEqual({ newer: la, older: null })
  })

  it('are the language’s too beside a post in another', () => {
    expect(postsBeside(posts, wool, 'pt')).toEqual({ newer: la, older: sombra })
    expect(postsBeside(posts, wool, 'es')).toEqual({ newer: null, older: null })
  })
})

it.each(['instagram', 'Instagram'])('the menu and the feed link to the network “%s”', (network) => {
  const links = ['facebook', network].map((each) => ({ network: each, url: 'https://a.example' }))
  expect(instagramOf(links)).toEqual(links[1])
})

import { describe, expect, it } from 'vitest'

import { locales } from '#agency/locale.ts'
import { pathTo } from '#site/paths.ts'

import { requestKindOf, requestKinds } from './request-kind.ts'

describe('the kind of a request', () => {
  const talent = { gender: 'woman', board: 'mainboard', id: 7, name: 'Ana Lima' } as const
  const pages = [
    ...locales.flatMap((locale) => [
      [pathTo('home', locale, {}), 'home'],
      [pathTo('models', locale, {}), 'models'],
      [pathTo('modelsOf', locale, talent), 'board'],
      [pathTo('board', locale, talent), 'board'],
      [pathTo('kids', locale, {}), 'board'],
      [pathTo('talentById', locale, talent), 'talent'],
      [pathTo('talent', locale, talent), 'talent'],
      [pathTo('newsletter', locale, {}), 'newsletter'],
      [pathTo('post', locale, { slug: 'a-post' }), 'post'],
      [pathTo('contact', locale, {}), 'contact'],
      [`${pathTo('models', locale, {})}.data`, 'models'],
    ]),
    ['/_root.data', 'home'],
    ['/en.data', 'home'],
    ['/en/newsletter/feed.xml', 'feed'],
    ['/pictures/400/a/b.jpg', 'picture'],
    ['/films/a.mp4', 'film'],
    ['/assets/site-abc.js', 'asset'],
    ['/en/contact/send', 'form'],
    ['/es/documents/7/pdf', 'document'],
    ['/roster.json', 'list'],
    ['/health/ready', 'health'],
    ['/robots.txt', 'file'],
    ['/favicon.ico', 'file'],
    ['/.well-known/security.txt', 'file'],
    ['/en/models/a/b/c/d/e', 'other'],
    ['/__proto__', 'other'],
    ['/constructor/prototype', 'other'],
    ['//', 'home'],
  ]

  it.each(pages)('%s is %s', (path, kind) => {
    expect(requestKindOf(path)).toBe(kind)
    expect(requestKinds).toContain(kind)
  })
})

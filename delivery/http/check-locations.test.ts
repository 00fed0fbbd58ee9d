import fc from 'fast-check'
import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'

import { isOwnPath, checkLocations } from './check-locations.ts'

/** What a browser makes of a `Location` on a page of the site. */
const originOf = (location: string) => URL.parse(location, 'https://site.example/en/models')?.origin

const beginning = fc.constantFrom(
  '/',
  '//',
  '/\\',
  '\\\\',
  '/\t/',
  ' //',
  'https:',
  'https://',
  'javascript:',
  '/%2f',
  '/./',
  '/..//',
  '',
)
const rest = fc.oneof(
  fc.constantFrom('evil.example', '/evil.example/', '\\evil.example', '@evil.example', 'modelos'),
  fc.string({ unit: 'binary-ascii' }),
)
const location = fc.tuple(beginning, rest).map((parts) => parts.join(''))

function siteThatLeadsTo(target: string) {
  const app = new Hono()
  app.use(checkLocations)
  app.get('*', () => {
    const answer = new Response(null, { status: 302 })
    answer.headers.set('Location', target)
    return answer
  })
  app.onError((_, c) => c.text('500', 500))
  return app.request('/')
}

describe('a Location', () => {
  it('that a browser reads as another origin is never one of ours', () => {
    fc.assert(
      fc.property(location, (target) => {
        expect(isOwnPath(target) && originOf(target) !== 'https://site.example').toBe(false)
      }),
      { numRuns: 5_000 },
    )
  })

  it.each(['/', '/en/models?letter=a', '/newsletter/wool', '/modelos?ids=1,22#x'])(
    'within the site leaves: %s',
    async (target) => {
      const answer = await siteThatLeadsTo(target)
      expect([answer.status, answer.headers.get('Location')]).toEqual([302, target])
    },
  )

  it.each(['//evil.example', '/\\evil.example', 'https://evil.example/', 'modelos'])(
    'that may lead off the site never leaves: %s',
    async (target) => {
      const answer = await siteThatLeadsTo(target)
      expect([answer.status, answer.headers.get('Location')]).toEqual([500, null])
    },
  )
})

import { expect, it } from 'vitest'

import { safeHtml } from '#agency/safe-html.fixture.ts'

import { agencyWhere } from '../page/agency-where.fixture.ts'
import { mediaContext } from '../page/request-context.ts'
import type { PictureFacts } from '../ui/picture.tsx'
import { fillPictures } from './fill-pictures.server.ts'

const told = '<p><img src="posts/a.jpg" alt="A coat" width="300" height="450" /></p>'
const untold = '<img src="posts/a.jpg" alt="" />'

/** A text's only image, with what the site knows of its picture at once and after a moment. */
async function imageOf(html: string, known: Partial<PictureFacts>, later = known) {
  const context = agencyWhere({})
  const unseen = { version: null, width: null, height: null, colour: null }
  context.set(mediaContext, {
    ...context.get(mediaContext),
    picture: (path) => ({ path, ...unseen, ...known }),
    measuredPicture: async (path) => ({ path, ...unseen, ...later }),
  })
  return fillPictures(context, safeHtml(html))
}

it('a picture comes in the sizes that screens ask for, lazily, with its words', async () => {
  const facts = { version: 'abc', width: 960, height: 640, colour: 7 }
  expect(await imageOf(told, facts)).toBe(
    '<p><img src="/pictures/640/posts/a.jpg?v=abc" srcset="/pictures/240/posts/a.jpg?v=abc 240w,' +
      '/pictures/400/posts/a.jpg?v=abc 400w,/pictures/640/posts/a.jpg?v=abc 640w,/pictures/960/posts/a.jpg?v=abc 960w" ' +
      'sizes="100vw" alt="A coat" width="960" height="640" loading="lazy" decoding="async" class="wide placeholder-7" /></p>',
  )
})

it('the size that the author gave keeps its place until the picture has been seen', async () => {
  expect(await imageOf(told, {}, { width: 1, height: 1 })).toContain('width="300" height="450"')
})

it('a picture of which nobody told the size is waited for', async () => {
  expect(await imageOf(untold, {}, { width: 900, height: 600 })).toContain(
    'width="900" height="600"',
  )
})

it('one that cannot be measured has a place nevertheless', async () => {
  const image = await imageOf(untold, {})
  expect(image).toMatch(/ width="3" height="2" .* class="wide unmeasured"/)
})

it.each([
  [1200, 800, 'wide'],
  [800, 800, 'wide'],
  [800, 1200, 'upright'],
  [240, 90, 'small'],
])('of %i by %i pixels it is %s', async (width, height, shape) => {
  expect(await imageOf(untold, { width, height })).toContain(`class="${shape}"`)
})

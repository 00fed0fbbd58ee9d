import { expect, it } from 'vitest'

import { toSlide } from './to-slide.ts'

it('a slide has a medium for each shape of screen, each a picture or a film', () => {
  const wire = { id: 3, image_mobile: '/slides/a.webp', image_desktop: 'slides/a.mp4' }
  expect(toSlide(wire)).toEqual({
    id: 3,
    upright: { kind: 'picture', path: 'slides/a.webp' },
    wide: { kind: 'film', path: 'slides/a.mp4' },
  })
})

it.each(['../a.jpg', 'https://elsewhere.test/a.jpg', '//elsewhere.test/a.jpg', ' '])(
  'a slide with %j is none',
  (bad) => {
    expect(toSlide({ id: 1, image_mobile: bad, image_desktop: 'b.jpg' })).toBeNull()
    expect(toSlide({ id: 1, image_mobile: 'b.jpg', image_desktop: bad })).toBeNull()
  },
)

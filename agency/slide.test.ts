import { expect, it } from 'vitest'

import { toSlideMedium } from './slide.ts'

it.each(['a.mp4', 'a.webm', 'a.ogg', 'a.mov', 'slides/A.MP4'])('%s is played as a film', (path) => {
  expect(toSlideMedium(path)).toEqual({ kind: 'film', path })
})

it.each(['a.jpg', 'a.mp4.webp', 'mp4'])('%s is shown as a picture', (path) => {
  expect(toSlideMedium(path)).toEqual({ kind: 'picture', path })
})

import { expect, it } from 'vitest'

import { playerOf, typeToAskFor } from './player-address.ts'

it('YouTube’s player sets no cookies', () => {
  expect(playerOf({ kind: 'youtube', videoId: 'dQw4w9WgXcQ' })).toEqual({
    provider: 'YouTube',
    embedUrl: 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&rel=0&playsinline=1',
    page: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
  })
})

it('Vimeo’s player is told not to track, and the hash of an unlisted video', () => {
  expect(playerOf({ kind: 'vimeo', videoId: '7', hash: null })).toEqual({
    provider: 'Vimeo',
    embedUrl: 'https://player.vimeo.com/video/7?dnt=1&autoplay=1',
    page: 'https://vimeo.com/7',
  })
  expect(playerOf({ kind: 'vimeo', videoId: '7', hash: '8ab' })).toMatchObject({
    embedUrl: 'https://player.vimeo.com/video/7?dnt=1&autoplay=1&h=8ab',
    page: 'https://vimeo.com/7/8ab',
  })
})

it.each([
  ['/films/a.mov', 'video/quicktime'],
  ['/films/A.MOV', 'video/quicktime'],
  ['/films/a.mp4', 'video/mp4'],
  ['/films/a.webm', 'video/mp4'],
  ['/films/mov.ogg', 'video/mp4'],
])('%s is asked for as %s', (path, type) => expect(typeToAskFor(path)).toBe(type))

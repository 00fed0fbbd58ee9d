import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'

import { SlideMedia } from './slide-media.tsx'
import type { MediumView } from './slide-view.ts'

const picture = (path: string): MediumView => ({
  kind: 'picture',
  picture: { path, version: null, width: 400, height: 600, colour: 7 },
})
const film = (address: string): MediumView => ({ kind: 'film', address })

function markupOf(upright: MediumView, wide: MediumView) {
  const slide = { id: 1, upright, wide }
  return renderToStaticMarkup(<SlideMedia slide={slide} isFirst isPlaying />)
}

it('of two pictures a browser fetches the one that fits the shape of the screen', () => {
  const markup = markupOf(picture('tall.webp'), picture('wide.webp'))
  expect(markup).toMatch(/<source media="\(orientation: portrait\)" srcSet="[^"]*tall\.webp 400w"/)
  expect(markup).toMatch(/<img src="[^"]*wide\.webp"[^>]* fetchPriority="high"/)
  expect(markup).not.toContain('<video')
})

it('a film has no sound, and is not fetched before script lets it play', () => {
  const markup = markupOf(film('/films/tall.mp4'), film('/films/wide.mp4'))
  expect(markup).toMatch(/<video loop="" muted="" playsInline="" preload="none"/)
  expect(markup).not.toMatch(/<img|autoplay|\.mp4/i)
})

it('a picture for upright screens and a film for wide ones are each shown there alone', () => {
  const markup = markupOf(picture('tall.webp'), film('/films/wide.mp4'))
  expect(markup).toMatch(/<img src="[^"]*tall\.webp"[^>]* class="[^"]*landscape:hidden"/)
  expect(markup).toMatch(/<video [^>]*class="[^"]*portrait:hidden"/)
  expect(markup).not.toContain('<source')
})

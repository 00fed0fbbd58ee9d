import { expect, it } from 'vitest'

import type { FilmTrack } from '#agency/gallery.ts'

import { toTrackViews } from './gallery.server.ts'

const media = { track: (path: string) => (path === 'x.txt' ? null : `/films/${path}`) }
const captions = (language: FilmTrack['language'], file: string): FilmTrack => ({
  kind: 'captions',
  language,
  file,
})
const chapters = (language: FilmTrack['language'], file: string): FilmTrack => ({
  kind: 'chapters',
  language,
  file,
})

it('captions in the page’s language come first, then those of an unknown one', () => {
  const tracks = [captions('pt', 'pt.vtt'), captions(null, 'a.vtt'), captions('es', 'es.vtt')]
  expect(toTrackViews(media, { tracks }, 'es').captions).toEqual([
    { srcLang: 'es', label: 'Español', src: '/films/es.vtt' },
    { label: 'Subtítulos', src: '/films/a.vtt' },
    { srcLang: 'pt', label: 'Português', src: '/films/pt.vtt' },
  ])
})

it('chapters are those in the page’s language, else of an unknown one, else of another', () => {
  const all = [chapters('pt', 'pt.vtt'), chapters(null, 'a.vtt'), chapters('en', 'en.vtt')]
  expect(toTrackViews(media, { tracks: all }, 'en').chapters).toBe('/films/en.vtt')
  expect(toTrackViews(media, { tracks: all }, 'es').chapters).toBe('/films/a.vtt')
  expect(toTrackViews(media, { tracks: all.slice(0, 1) }, 'es').chapters).toBe('/films/pt.vtt')
})

it('what is no track has no view', () => {
  const tracks = [captions('pt', 'x.txt')]
  expect(toTrackViews(media, { tracks }, 'pt')).toEqual({ captions: [], chapters: null })
})

import { describe, expect, it } from 'vitest'

import type { Gallery } from './gallery.ts'
import { chooseCovers, initialsOf, mediaPathsOf } from './talent.ts'

const noCovers = { cover: null, cover_web: null, cover2: null }

describe('covers', () => {
  it('on cards are cover_web, else cover, else cover2', () => {
    const all = { cover: 'a.jpg', cover_web: 'b.jpg', cover2: 'c.jpg' }
    expect(chooseCovers(all)).toMatchObject({ card: 'b.jpg', hover: 'a.jpg', poster: 'a.jpg' })
    expect(chooseCovers({ ...all, cover_web: null })).toMatchObject({
      card: 'a.jpg',
      hover: 'c.jpg',
    })
    expect(chooseCovers({ ...noCovers, cover2: 'c.jpg' })).toMatchObject({
      card: 'c.jpg',
      hover: null,
    })
  })

  it('have a film where one of them is a clip, which is never a picture', () => {
    const covers = { cover: 'walk.MP4', cover_web: 'b.jpg', cover2: null }
    expect(chooseCovers(covers)).toEqual({
      card: 'b.jpg',
      hover: null,
      poster: 'b.jpg',
      film: 'walk.MP4',
    })
  })

  it('are nothing where there are none', () => {
    expect(chooseCovers(noCovers)).toEqual({ card: null, hover: null, poster: null, film: null })
  })

  it('never turn into themselves under the pointer', () => {
    expect(chooseCovers({ cover: 'a.jpg', cover_web: 'a.jpg', cover2: null }).hover).toBeNull()
  })
})

describe('initials', () => {
  it.each([
    ['Ágata Fontoura', 'ÁF'],
    ['Ícaro Salles Brum', 'ÍB'],
    ['Yara', 'Y'],
    ['  ', ''],
    ['“Léo” 2', 'L'],
    ['Анна Ким', 'АК'],
  ])('of %j are %j', (name, initials) => {
    expect(initialsOf(name)).toBe(initials)
  })
})

it('the media of a talent are its covers, photos, films, their posters and tracks', () => {
  const clip = { id: 1, caption: null, width: null, height: null, seconds: null }
  const tracks = [{ kind: 'captions' as const, language: null, file: 'walk.vtt' }]
  const gallery = {
    book: [{ ...clip, file: 'book.jpg' }],
    polaroids: [],
    films: [
      { ...clip, sources: [{ kind: 'file', file: 'walk.mp4' }], poster: 'still.jpg', tracks },
    ],
    digitalVideos: [
      { ...clip, sources: [{ kind: 'youtube', videoId: 'abcdef' }], poster: null, tracks: [] },
    ],
  } satisfies Gallery
  const covers = { card: 'cover.jpg', hover: null, poster: null, film: null }
  expect(mediaPathsOf({ covers, gallery })).toEqual([
    'cover.jpg',
    'book.jpg',
    'walk.mp4',
    'still.jpg',
    'walk.vtt',
  ])
})

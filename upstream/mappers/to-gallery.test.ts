import { describe, expect, it } from 'vitest'

import type { Talent as WireTalent } from '#contract/integration/talent.ts'

import { bareTalent } from './bare-talent.fixture.ts'
import { toClip, toGallery } from './to-gallery.ts'

const size = { caption: null, width: null, height: null }
const video = {
  id: 1,
  url: null,
  provider: null,
  file: null,
  poster: null,
  tracks: [],
  seconds: null,
  ...size,
}

describe('a gallery', () => {
  it('is the list of its kind', () => {
    const gallery = galleryOf({
      book: [frame(1)],
      snap: [frame(2)],
      video: [{ ...video, url: 'a.mp4' }],
      'digital-videos': [{ ...video, url: 'b.mp4' }],
    })
    expect(filesIn(gallery)).toEqual([['1.jpg'], ['2.jpg'], ['a.mp4'], ['b.mp4']])
  })

  it('is the album of its kind where the list has nothing', () => {
    const albums = [2, 3, 4, 9, 5].map((id) => ({ id, name: null, items: itemsOf(id) }))
    expect(filesIn(galleryOf({ albums }))).toEqual([['2.jpg'], ['3.jpg'], ['a.mp4'], ['a.mp4']])
    const book = [frame(1)]
    expect(filesIn(galleryOf({ albums, book }))[0]).toEqual(['1.jpg'])
  })

  it('has each picture once, where it stands first', () => {
    const book = [frame(1, 'a.jpg'), frame(2, 'b.jpg'), frame(1, 'c.jpg')]
    expect(filesIn(galleryOf({ book }))[0]).toEqual(['a.jpg', 'b.jpg'])
  })

  it.each(['../a.jpg', 'https://evil.test/a.jpg', '//evil.test/a.jpg', 'a\\b.jpg', 'a.mp4', ' '])(
    'has no picture at %j',
    (file) =>
      expect(filesIn(galleryOf({ book: [frame(1, file), frame(2)] }))[0]).toEqual(['2.jpg']),
  )

  it('tells what is known of a picture', () => {
    const told = { caption: ' Vogue ', width: 1_200, height: 1_600 }
    expect(galleryOf({ book: [{ ...frame(1), ...told }] }).book).toEqual([
      { id: 1, file: '1.jpg', caption: 'Vogue', width: 1_200, height: 1_600 },
    ])
  })
})

describe('a clip', () => {
  it.each([
    [{ url: '/a.mp4' }, [{ kind: 'file', file: 'a.mp4' }]],
    [{ file: 'a.webm' }, [{ kind: 'file', file: 'a.webm' }]],
    [{ provider: 'youtube', file: 'dQw4w9WgXcQ' }, [{ kind: 'youtube', videoId: 'dQw4w9WgXcQ' }]],
    [{ provider: 'vimeo', file: '76979871' }, [{ kind: 'vimeo', videoId: '76979871', hash: null }]],
    [{ provider: 'vimeo', file: '7/8ab' }, [{ kind: 'vimeo', videoId: '7', hash: '8ab' }]],
    [
      { url: 'a.mp4', provider: 'vimeo', file: '7' },
      [
        { kind: 'file', file: 'a.mp4' },
        { kind: 'vimeo', videoId: '7', hash: null },
      ],
    ],
  ] as const)('of %j is played from %j', (fields, sources) => {
    expect(toClip({ ...video, ...fields })?.sources).toEqual(sources)
  })

  it.each([
    {},
    { url: 'https://evil.test/a.mp4' },
    { file: '../a.mp4' },
    { file: 'dQw4w9WgXcQ' },
    { provider: 'youtube', file: 'abc' },
    { provider: 'youtube', file: '"><script>' },
    { provider: 'vimeo', file: 'abc' },
    { provider: 'vimeo', file: '7/../8' },
    { provider: 'vimeo' },
  ] as const)('of %j is none', (fields) => {
    expect(toClip({ ...video, ...fields })).toBeNull()
  })

  it.each([
    ['/walk.jpg', 'walk.jpg'],
    [null, null],
    ['walk.mp4', null],
    ['https://evil.test/walk.jpg', null],
  ])('with the poster %j shows %j', (poster, shown) => {
    expect(toClip({ ...video, url: 'walk.mp4', poster })?.poster).toBe(shown)
  })

  it('has the tracks at media paths that end in .vtt, the first of a kind in a language', () => {
    const captions = { kind: 'captions', language: 'pt' } as const
    const tracks = [
      { ...captions, file: '/walk.pt.vtt' },
      { ...captions, file: 'another.vtt' },
      { ...captions, language: null, file: 'walk.vtt' },
      { ...captions, language: 'en' as const, file: 'https://evil.test/walk.vtt' },
      { ...captions, language: 'es' as const, file: 'walk.html' },
      { kind: 'chapters' as const, language: 'pt' as const, file: 'walk.chapters.pt.vtt' },
    ]
    expect(toClip({ ...video, url: 'walk.mp4', tracks })?.tracks).toEqual([
      { ...captions, file: 'walk.pt.vtt' },
      { ...captions, language: null, file: 'walk.vtt' },
      { kind: 'chapters', language: 'pt', file: 'walk.chapters.pt.vtt' },
    ])
  })
})

function galleryOf(lists: Partial<WireTalent>) {
  return toGallery(bareTalent(lists))
}

function itemsOf(album: number) {
  return [
    { ...video, file: `${album}.jpg` },
    { ...video, id: 2, url: 'a.mp4' },
  ]
}

function filesIn({ book, polaroids, films, digitalVideos }: ReturnType<typeof toGallery>) {
  return [
    book.map(({ file }) => file),
    polaroids.map(({ file }) => file),
    ...[films, digitalVideos].map((clips) =>
      clips.map(({ sources: [first] }) => (first.kind === 'file' ? first.file : first.videoId)),
    ),
  ]
}

function frame(id: number, file = `${id}.jpg`) {
  return { id, file, ...size }
}

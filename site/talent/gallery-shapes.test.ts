import { describe, expect, it } from 'vitest'

import type { Clip, Gallery } from '#agency/gallery.ts'
import { someProfile } from '#agency/someone.fixture.ts'

import { agencyWhere, answering } from '../page/agency-where.fixture.ts'
import { mediaContext } from '../page/request-context.ts'
import { loadTalent } from './load-talent.server.ts'

const address = { gender: 'mulheres', category: 'image', id_model: '7', name: 'agata-fontoura' }
const clip = {
  id: 1,
  caption: null,
  width: null,
  height: null,
  poster: null,
  tracks: [],
  seconds: null,
}
const vimeo = { kind: 'vimeo', videoId: '7', hash: null } as const
const vimeoShape = { width: 1_920, height: 800 }

describe('the shape of a film', () => {
  it('is the one that the agency told', async () => {
    const told = { ...clip, width: 640, height: 360, sources: [vimeo] } as const
    expect(await shapeOf(told)).toEqual({ width: 640, height: 360 })
  })

  it('is what Vimeo says of its own, also where there is a file', async () => {
    expect(await shapeOf({ ...clip, sources: [vimeo] })).toEqual(vimeoShape)
    const both = { ...clip, sources: [{ kind: 'file', file: 'a.mp4' }, vimeo] } as const
    expect(await shapeOf(both)).toEqual(vimeoShape)
  })

  it('of the agency’s own file is that of its poster, or of the talent’s picture', async () => {
    const file = { ...clip, sources: [{ kind: 'file', file: 'a.mp4' }] } as const
    expect(await shapeOf({ ...file, poster: 'still.jpg' })).toEqual({ width: 400, height: 300 })
    expect(await shapeOf(file)).toEqual({ width: 800, height: 1_200 })
  })

  it('is sixteen to nine where nobody says', async () => {
    const youtube = { ...clip, sources: [{ kind: 'youtube', videoId: 'dQw4w9WgXcQ' }] } as const
    expect(await shapeOf(youtube)).toEqual({ width: 16, height: 9 })
    expect(await shapeOf({ ...clip, sources: [vimeo] }, null)).toEqual({ width: 16, height: 9 })
  })
})

describe('the poster of a film', () => {
  const file = { ...clip, sources: [{ kind: 'file', file: 'a.mp4' }] } as const

  it('is the agency’s', async () => {
    expect((await viewOf({ ...file, poster: 'still.jpg' }))?.poster?.path).toBe('still.jpg')
    const player = { ...clip, sources: [vimeo], poster: 'still.jpg' } as const
    expect((await viewOf(player))?.poster?.path).toBe('still.jpg')
  })

  it('is else the talent’s cover for a player, and none for a file, which shows a frame of its own', async () => {
    expect(await viewOf({ ...clip, sources: [vimeo] })).toMatchObject({
      poster: null,
      standIn: { path: 'cover.jpg' },
    })
    expect((await viewOf(file))?.poster).toBeNull()
  })
})

describe('a player among the digital videos', () => {
  it('shows the first polaroid, or the cover if there is none', async () => {
    const digitalVideos = [{ ...clip, sources: [vimeo] as const }]
    const photo = { caption: null, width: null, height: null }
    const polaroids = [8, 9].map((id) => ({ ...photo, id, file: `snap-${id}.jpg` }))
    const standIn = async (gallery: Partial<Gallery>) =>
      (await profileWith({ digitalVideos, ...gallery })).digitalVideos[0]?.standIn?.path
    expect(await standIn({ polaroids })).toBe('snap-8.jpg')
    expect(await standIn({})).toBe('cover.jpg')
  })
})

/** The shape in which a profile shows its one film. */
async function shapeOf(film: Clip, asked: typeof vimeoShape | null = vimeoShape) {
  return (await viewOf(film, asked))?.shape
}

async function viewOf(film: Clip, asked: typeof vimeoShape | null = vimeoShape) {
  return (await profileWith({ films: [film] }, asked)).films[0]
}

/** The profile of a talent with a cover of 800 × 1,200 pixels. All posters have 400 × 300. */
async function profileWith(
  gallery: Partial<Gallery>,
  asked: typeof vimeoShape | null = vimeoShape,
) {
  const talent = someProfile({
    boards: ['image'],
    covers: { card: null, hover: null, poster: 'cover.jpg', film: null },
    gallery: { book: [], polaroids: [], films: [], digitalVideos: [], ...gallery },
  })
  const home = agencyWhere({ talent: async () => answering(talent) })
  const media = home.get(mediaContext)
  home.set(mediaContext, {
    ...media,
    vimeoShape: async () => asked,
    picture: (path) => ({ ...media.picture(path), width: 800, height: 1_200 }),
    measuredPicture: async (path) => ({ ...media.picture(path), width: 400, height: 300 }),
  })
  return loadTalent(home, address, '')
}

import * as v from 'valibot'
import { expect, it } from 'vitest'

import { FolderTalent } from '#contract/agency-folder.ts'

import type { BoardCategories } from '../talents/categories.ts'
import { exampleBoards, talentNamed } from './fresh-agency.fixture.ts'
import type { Problem } from './problem.ts'
import type { Source } from './source.ts'
import { type TalentEntry, toTalentEntry } from './talent-entry.ts'

const entryIfAny = (more: object, source = everything(), boards: BoardCategories = exampleBoards) =>
  toTalentEntry(v.parse(FolderTalent, talentNamed('ana', more)), boards, source)

function entryOf(...given: Parameters<typeof entryIfAny>): TalentEntry {
  const entry = entryIfAny(...given)
  if (entry === null) throw new Error('the entry cannot be stored')
  return entry
}

it('a board is stored with the first category that it has for the gender', () => {
  const boards = ['new_faces', 'image', 'new_faces']
  expect(entryOf({ gender: 'man', boards }).boards).toEqual([
    { position: 0, board: 'new_faces', category_id: 3002 },
    { position: 1, board: 'image', category_id: 2041 },
  ])
})

const noBoard = 'is no board of this agency, so the talent stays as it was'
const withKids = { ...exampleBoards, kids: { woman: [3007], man: [3007] } }

it.each([
  ['woman', 'catwalk', `"catwalk" ${noBoard}`, null],
  ['woman', 'constructor', `"constructor" ${noBoard}`, null],
  ['woman', 'new-face', `"new-face" ${noBoard}; is "new_faces" meant?`, null],
  ['woman', 'kid', `"kid" ${noBoard}; is "kids" meant?`, null],
  ['man', 'curvy', '"curvy" is not for this gender', { boards: [] }],
  [null, 'image', '"image" is not for this gender', { boards: [] }],
])('to a %s the board %s is reported', (gender, board, reason, entry) => {
  const problems: Problem[] = []
  const source = { ...everything(), report: (problem: Problem) => void problems.push(problem) }
  const stored = entryIfAny({ gender, boards: [board] }, source, withKids)
  if (entry === null) expect(stored).toBeNull()
  else expect(stored).toMatchObject(entry)
  expect(problems).toEqual([{ file: 'agency.json', place: 'talents.ana.boards', reason }])
})

it.each([
  ['a hidden talent', { hidden: true, boards: ['image', 'retired', ''] }, ['image']],
  ['a child', { boards: ['kids', 'retired', ''] }, ['kids']],
])('%s does without a board that the agency does not have', (_, more, names) => {
  const { boards } = entryOf(more, everything(), withKids)
  expect(boards.map(({ board }) => board)).toEqual(names)
})

it('nobody is stored as a child whom no category would show to be one', () => {
  const kids = { woman: [], man: [] }
  expect(entryIfAny({ boards: ['kids'] }, everything(), { kids })).toBeNull()
})

it.each([
  [null, { woman: [3007], man: [3008] }, 3007],
  ['man', { woman: [3007], man: [] }, 3007],
  ['man', { woman: [3007], man: [3008] }, 3008],
])('a child of gender %s is on the kids’ board, whichever genders it has', (gender, kids, id) => {
  const { boards } = entryOf({ gender, boards: ['kids'] }, everything(), { kids })
  expect(boards).toEqual([{ position: 0, board: 'kids', category_id: id }])
})

it('a size that the folder tells goes before the file’s own', () => {
  const { items } = entryOf({ book: [{ file: 'a.png', width: 300 }, { file: 'b.png' }] })
  expect(items.map(({ width, height }) => [width, height])).toEqual([
    [300, 40],
    [30, 40],
  ])
})

it('each gallery has its album and its order', () => {
  const { items } = entryOf({
    book: [{ file: 'a.png' }, { file: 'b.png' }],
    polaroids: [{ file: 'c.png' }],
    videos: [{ provider: 'vimeo', id: '7/8', caption: 'Walk' }],
    digitalVideos: [{ file: 'd.mp4', poster: 'd.png' }],
  })
  expect(items.map(({ album, position, file }) => [album, position, file])).toEqual([
    [2, 0, 'media/a.png'],
    [2, 1, 'media/b.png'],
    [3, 0, 'media/c.png'],
    [4, 0, null],
    [9, 0, 'media/d.mp4'],
  ])
  expect(items[3]).toMatchObject({ provider: 'vimeo', video_id: '7/8', caption: 'Walk' })
  expect(items[4]).toMatchObject({ provider: null, poster: 'media/d.png' })
})

it('a clip stays while it can be played from somewhere', () => {
  const videos = [{ file: 'lost.mp4' }, { file: 'lost.mp4', provider: 'youtube', id: 'abc123' }]
  const { items } = entryOf({ videos }, { ...everything(), media: () => null })
  expect(items).toMatchObject([{ position: 0, file: null, video_id: 'abc123' }])
})

it('a clip whose file cannot be used has none of its captions', () => {
  const videos = [{ file: 'lost.mp4', provider: 'youtube', id: 'abc123' }]
  const track = { kind: 'captions', language: 'pt', name: 'lost.pt.vtt' } as const
  const source = everything()
  const media: Source['media'] = (name, use, place) =>
    use === 'track' ? source.media(name, use, place) : null
  const { items } = entryOf({ videos }, { ...source, media, tracksOf: () => [track] })
  expect(items).toMatchObject([{ file: null, tracks: null }])
})

it('where each file is named is told by the talent’s slug', () => {
  const places: string[] = []
  const media: Source['media'] = (name, use, place) => {
    if (name !== null) places.push(`${use} ${place}`)
    return null
  }
  entryOf({ cover: 'a.mp4', book: [{ file: 'b.png' }] }, { ...everything(), media })
  expect(places).toEqual(['either talents.ana.cover', 'picture talents.ana.book'])
})

/** Has every file that is named, 30 by 40 pixels. */
function everything(): Source {
  return {
    media: (name) =>
      name === null
        ? null
        : {
            status: 'stored',
            path: `media/${name}`,
            kind: 'png',
            width: 30,
            height: 40,
            codec: null,
            seconds: null,
          },
    tracksOf: () => [],
    text: () => null,
    report: () => {},
    warn: () => {},
  }
}

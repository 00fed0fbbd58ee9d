import { join } from 'node:path'
import { symlink } from 'node:fs/promises'

import { expect, it } from 'vitest'

import { freshFolder } from '#storage/fresh-folder.fixture.ts'

import { checkFolder } from './check-folder.ts'
import {
  clip,
  exampleBoards,
  freshAgency,
  talentNamed,
  writeAgency,
} from './fresh-agency.fixture.ts'

const captions = 'WEBVTT\n\n00:00.000 --> 00:01.000\nOlá\n'

it('captions and chapters that lie beside a film are checked, imported, and only once more if they change', async () => {
  await using agency = await freshAgency('sqlite')
  const talents = [talentNamed('ana', { videos: [{ file: './ana/walk.mp4' }] })]
  const files = {
    'ana/walk.mp4': clip('walk'),
    'ana/walk.vtt': captions,
    'ana/walk.pt.vtt': captions.replace('Olá', 'Oi'),
    'ana/walk.chapters.en.vtt': captions.replace('Olá', 'Hall'),
    'ana/walk.fr.vtt': captions,
    'ana/turn.vtt': captions,
  }
  const report = await agency.importWith({ talents }, files)
  expect(report.problems).toEqual([])
  expect(await tracksIn(agency)).toEqual([
    [
      { kind: 'captions', language: null, file: expect.stringMatching(/\.vtt$/) },
      { kind: 'captions', language: 'pt', file: expect.stringMatching(/\.vtt$/) },
      { kind: 'chapters', language: 'en', file: expect.stringMatching(/\.vtt$/) },
    ],
  ])
  expect(await agency.store.list()).toHaveLength(4)
  expect(await agency.importIt()).toMatchObject({ counts: { talents: { unchanged: 1 } } })
  expect(await check(agency.folder)).toMatchObject({
    unnamed: ['ana/turn.vtt', 'ana/walk.fr.vtt'],
    problems: [],
    files: 5,
  })
})

it('captions lie beside a film whose name a Mac has written', async () => {
  await using agency = await freshAgency('sqlite')
  const talents = [talentNamed('jo', { videos: [{ file: 'josé/praça.mp4'.normalize('NFC') }] })]
  const files = {
    ['josé/praça.mp4'.normalize('NFD')]: clip('walk'),
    ['josé/praça.pt.vtt'.normalize('NFD')]: captions,
  }
  const report = await agency.importWith({ talents }, files)
  expect(report.problems).toEqual([])
  expect(await tracksIn(agency)).toEqual([
    [{ kind: 'captions', language: 'pt', file: expect.any(String) }],
  ])
  expect(await check(agency.folder)).toMatchObject({ unnamed: [], problems: [], files: 3 })
})

it('what is no WebVTT is told and left out; the film stays', async () => {
  const folder = await freshFolder()
  await symlink('/etc/hostname', join(folder, 'f.vtt'))
  const films = ['a', 'b', 'c', 'd', 'e', 'f', 'gone'].map((name) => ({ file: `${name}.mp4` }))
  const files: Record<string, string | Uint8Array> = {
    'a.vtt': Buffer.from(captions, 'latin1'),
    'b.vtt': captions.padEnd(5_000_000),
    'c.pt.vtt': '1\n00:00:00,000 --> 00:00:01,000\nSubRip\n',
    'd.chapters.vtt': 'WEBVTT\n',
    'e.vtt': '',
    'gone.vtt': captions,
  }
  for (const { file } of films) if (file !== 'gone.mp4') files[file] = clip(file)
  await writeAgency(folder, { talents: [talentNamed('ana', { videos: films })] }, files)
  const report = await check(folder)
  expect(
    report.problems.map(({ file, place, reason }) => `${file} | ${place} | ${reason}`),
  ).toEqual([
    'a.vtt | talents.ana.videos | is not UTF-8',
    'b.vtt | talents.ana.videos | is larger than 1 MB',
    'c.pt.vtt | talents.ana.videos | is no WebVTT: its first line must be WEBVTT',
    expect.stringMatching(/^d\.chapters\.vtt \| talents\.ana\.videos \| has no captions: /),
    'e.vtt | talents.ana.videos | is empty',
    'f.vtt | talents.ana.videos | leads out of the folder',
    'gone.mp4 | talents.ana.videos | does not exist',
  ])
  expect(report).toMatchObject({ unnamed: ['gone.vtt'] })
})

it('captions are neither a cover nor a film', async () => {
  const folder = await freshFolder()
  const talent = talentNamed('ana', { cover: 'walk.vtt', videos: [{ file: 'walk.vtt' }] })
  await writeAgency(folder, { talents: [talent] }, { 'walk.vtt': captions })
  const { problems } = await check(folder)
  expect(problems.map(({ place, reason }) => `${place} ${reason}`)).toEqual([
    'talents.ana.cover is no picture and no clip',
    'talents.ana.videos is no clip',
  ])
})

function check(folder: string) {
  return checkFolder({ folder, boards: exampleBoards, onProgress: () => {} })
}

async function tracksIn({ everything }: Awaited<ReturnType<typeof freshAgency>>) {
  const { items } = await everything()
  return items.map(({ tracks }): unknown => JSON.parse(tracks ?? 'null'))
}

import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { expect, it } from 'vitest'

import { freshFolder } from '#storage/fresh-folder.fixture.ts'

import { emptyAgency, talentNamed, writeAgency } from './fresh-agency.fixture.ts'
import { readFolder } from './read-folder.ts'

it('reads a folder, and reports and leaves out what is wrong', async () => {
  const folder = await freshFolder()
  await writeAgency(folder, {
    talents: [
      talentNamed('ana', { name: '' }),
      talentNamed('bia', { measures: { height: 'tall' } }),
    ],
    staff: [{ name: 'Rui', email: 'nowhere', language: 'pt' }],
    social: { instagram: { url: 'no address' }, tiktok: { url: 'https://tiktok.example/a' } },
  })
  const read = await readFolder(folder)
  expect(read).toMatchObject({
    status: 'read',
    agency: {
      talents: [{ slug: 'bia', measures: { height: null } }],
      staff: [],
      social: { instagram: { url: null }, tiktok: { url: 'https://tiktok.example/a' } },
    },
  })
  expect(read.problems.map(({ file, place }) => `${file} ${place}`).toSorted()).toEqual([
    'agency.json social.instagram.url',
    'agency.json staff.0.email',
    'agency.json talents.ana.name',
    'agency.json talents.bia.measures.height',
  ])
})

it('a reason is in words', async () => {
  const folder = await freshFolder()
  const ana = talentNamed('ana', { videos: [{ provider: 'vimeo' }] })
  await writeAgency(folder, { talents: [talentNamed('Ana Lima'), ana] })
  const { problems } = await readFolder(folder)
  expect(problems.map(({ place, reason }) => [place, reason])).toEqual([
    ['talents.0.slug', 'must be small letters, digits and hyphens'],
    ['talents.ana.videos.0', 'needs a file, or provider and id'],
  ])
})

it('what the file names is known even where it cannot be read', async () => {
  const folder = await freshFolder()
  const post = { slug: 'wool', language: 'en', title: '' }
  const talents = [talentNamed('ana', { name: 7 }), 'bia', { slug: 8 }]
  await writeAgency(folder, { talents, posts: [post, null] })
  const read = await readFolder(folder)
  if (read.status === 'invalid') throw new Error('unreadable')
  expect(read.agency.talents).toEqual([])
  expect(read.named.talents.has('ana')).toBe(true)
  expect(read.named.posts.has('en/wool')).toBe(true)
})

it('characters that a database refuses are left out', async () => {
  const folder = await freshFolder()
  await writeAgency(folder, { talents: [talentNamed('ana', { name: 'A\0na' })] })
  expect(await readFolder(folder)).toMatchObject({ agency: { talents: [{ name: 'Ana' }] } })
})

const slips =
  'a comma, quote or bracket is missing or too many, there or at the end of the line before'

it.each([
  ['no JSON', '{\n "version": 1 2}', '', `is not JSON from column 15 on: ${slips}`, 2],
  ['nothing', 'null', '', 'expected fields in { }, received null', 1],
  ['another version', { version: 2 }, 'version', 'must be 1', 1],
  ['a list in the whole’s place', '\n[]', 'talents', 'is missing', 2],
  [
    'no list of posts',
    { posts: 'none' },
    'posts',
    'expected a list in [ ], received text in quotes',
    1,
  ],
])('a file with %s cannot be used', async (_, agency, place, reason, line) => {
  const folder = await freshFolder()
  await writeAgency(folder, agency)
  expect(await readFolder(folder)).toEqual({
    status: 'invalid',
    problems: expect.arrayContaining([{ file: 'agency.json', place, reason, line }]),
  })
})

it('a file that is not UTF-8 cannot be used, one with a mark at its beginning can', async () => {
  const folder = await freshFolder()
  await writeFile(join(folder, 'agency.json'), Buffer.from('{"version": "\xe3"}', 'latin1'))
  expect(await readFolder(folder)).toMatchObject({ problems: [{ reason: 'is not UTF-8' }] })
  await writeAgency(folder, `\ufeff${JSON.stringify(emptyAgency)}`)
  expect(await readFolder(folder)).toMatchObject({ status: 'read', problems: [] })
})

it('a folder that is not there, or without the file, cannot be used', async () => {
  const folder = await freshFolder()
  expect(await readFolder(folder)).toMatchObject({ problems: [{ reason: 'does not exist' }] })
  const file = join(folder, 'file')
  await writeFile(file, 'x')
  expect(await readFolder(file)).toMatchObject({ problems: [{ reason: 'the folder is a file' }] })
  const nowhere = join(folder, 'nowhere')
  expect(await readFolder(nowhere)).toMatchObject({
    problems: [{ file: nowhere, place: '', reason: 'the folder does not exist' }],
  })
})

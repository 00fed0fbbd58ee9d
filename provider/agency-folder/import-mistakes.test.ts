import { symlink } from 'node:fs/promises'
import { join } from 'node:path'

import { describe, expect, it } from 'vitest'

import { freshFolder } from '#storage/fresh-folder.fixture.ts'

import { checkFolder } from './check-folder.ts'
import {
  clip,
  exampleBoards,
  freshAgency,
  picture,
  postNamed,
  talentNamed,
  writeAgency,
} from './fresh-agency.fixture.ts'

describe.each(['sqlite', 'postgres'] as const)('a folder with mistakes on %s', (dialect) => {
  it('reports invalid entries by file, place and reason, and imports the rest', async () => {
    await using agency = await freshAgency(dialect)
    const files = { 'a.png': await picture('red'), 'walk.mp4': clip(''), 'logo.png': '<svg/>' }
    await symlink('/etc/hostname', join(agency.folder, 'hosts.png'))
    const talents = [
      talentNamed('ana', { cover: 'lost.png', coverWeb: '../a.png', book: [{ file: 'a.png' }] }),
      talentNamed('ana', { name: 'Another Ana', cover: 'another.png' }),
      talentNamed('bia', { boards: ['catwalk'] }),
      talentNamed('bela', {
        boards: ['curvy'],
        gender: 'man',
        book: [{ file: 'walk.mp4' }, { file: 'a.png' }],
      }),
      talentNamed('cora', { name: null }),
      talentNamed('dora', { polaroids: [{ file: 'logo.png' }], videos: [{ file: 'hosts.png' }] }),
    ]
    const posts = [postNamed('wool', { content: 'file: wool.html' }), postNamed('felt')]
    const report = await agency.importWith({ talents, posts }, files)
    expect(
      report.problems.map(({ file, place, reason }) => `${file} | ${place} | ${reason}`),
    ).toEqual([
      'agency.json | talents.cora.name | expected text in quotes, received null',
      'agency.json | talents.1.slug | "ana" is there twice; the first is taken',
      'lost.png | talents.ana.cover | does not exist',
      '../a.png | talents.ana.coverWeb | is not a path inside the folder',
      'agency.json | talents.bia.boards | "catwalk" is no board of this agency, so the talent stays as it was',
      'agency.json | talents.bela.boards | "curvy" is not for this gender',
      'walk.mp4 | talents.bela.book | is no picture',
      expect.stringMatching(/^logo.png \| talents.dora.polaroids \| is no picture \(JPEG/),
      'hosts.png | talents.dora.videos | leads out of the folder',
      'wool.html | posts.en.wool.content | does not exist',
    ])
    expect((await agency.talents()).map(({ name }) => name)).toEqual(['ANA', 'BELA', 'DORA'])
    expect(await agency.store.list()).toHaveLength(1)
  })

  it('keeps a talent and a post whose entries became unreadable', async () => {
    await using agency = await freshAgency(dialect)
    const files = { 'a.png': await picture('red') }
    const ana = talentNamed('ana', { cover: 'a.png' })
    await agency.importWith({ talents: [ana], posts: [postNamed('wool')] }, files)
    const before = await agency.everything()
    const posts = [postNamed('wool', { content: 'file: lost.html' })]
    const report = await agency.importWith({ talents: [{ ...ana, name: 7 }], posts })
    expect(report.problems).toHaveLength(2)
    expect(await agency.everything()).toEqual(before)
  })

  it.each([
    ['boards', ['kid']],
    ['boards', ['image', null]],
    ['boards', [{ name: 'kids' }]],
    ['hidden', 'true'],
    ['hiden', true],
    ['Hidden', true],
    ['hide', true],
    ['hidden', null],
  ])('shows no talent whose %s is %j, and leaves one that is there', async (field, value) => {
    await using agency = await freshAgency(dialect)
    const [ana, bia] = ['ana', 'bia'].map((slug) => talentNamed(slug))
    await agency.importWith({ talents: [{ ...ana, hidden: true }] })
    const before = await agency.everything()
    const talents = [ana, bia].map((talent) => ({ ...talent, [field]: value }))
    const { problems } = await agency.importWith({ talents })
    expect(problems.map(({ place }) => place)).toEqual([
      expect.stringMatching('^talents.ana'),
      expect.stringMatching('^talents.bia'),
    ])
    expect(await agency.everything()).toEqual(before)
  })

  it('takes neither of two entries with one key if one of them cannot be read', async () => {
    await using agency = await freshAgency(dialect)
    const ana = talentNamed('ana')
    const wool = postNamed('wool')
    await agency.importWith({
      talents: [{ ...ana, hidden: true }],
      posts: [{ ...wool, hidden: true }],
    })
    const before = await agency.everything()
    const { problems } = await agency.importWith({
      talents: [{ ...ana, hidden: 'true' }, ana],
      posts: [wool, { ...wool, hidden: 1 }],
    })
    expect(problems.map(({ place }) => place).toSorted()).toEqual([
      'posts.en.wool',
      'posts.en.wool.hidden',
      'talents.ana',
      'talents.ana.hidden',
    ])
    expect(await agency.everything()).toEqual(before)
  })

  it.each([
    ['talents', { talents: [talentNamed('Ana')], posts: [postNamed('wool')] }],
    ['talents', { talents: ['ana'], posts: [postNamed('wool')] }],
    ['posts', { talents: [talentNamed('ana')], posts: [postNamed('wool', { language: 'en-GB' })] }],
  ])(
    'removes none of the %s while one of them cannot be told from the others',
    async (list, agency) => {
      await using world = await freshAgency(dialect)
      await world.importWith({ talents: [talentNamed('ana')], posts: [postNamed('wool')] })
      const before = await world.everything()
      const report = await world.importWith(agency)
      expect(report.problems).toHaveLength(1)
      expect(report).toMatchObject({ warnings: [{ place: list }] })
      expect(await world.everything()).toEqual(before)
    },
  )

  it.each([
    ['is broken off', '{"version": 1, "talents": ['],
    ['is of another version', { version: 2 }],
    ['has no list of talents', { talents: null }],
  ])('stays as it was when the file %s', async (_, broken) => {
    await using agency = await freshAgency(dialect)
    await agency.importWith({ talents: [talentNamed('ana')], posts: [postNamed('wool')] })
    const before = await agency.everything()
    await writeAgency(agency.folder, broken)
    expect(await agency.importIt()).toMatchObject({ status: 'invalid' })
    expect(await agency.everything()).toEqual(before)
  })
})

it('names the line of the entry that is there twice, not that of the first', async () => {
  const folder = await freshFolder()
  await writeAgency(
    folder,
    `{"version": 1, "talents": [
${JSON.stringify(talentNamed('ana'))},
${JSON.stringify(talentNamed('ana', { name: 'Another' }))}],
"posts": [
${JSON.stringify(postNamed('wool', { title: 'One' }))},
${JSON.stringify(postNamed('wool', { title: 'Two' }))}], "prehome": [], "staff": [], "social": {}}`,
  )
  const { problems } = await checkFolder({ folder, boards: exampleBoards, onProgress: () => {} })
  expect(problems.map(({ line, place, reason }) => `${line} ${place} ${reason}`)).toEqual([
    '3 talents.1.slug "ana" is there twice; the first is taken',
    '6 posts.1.slug "wool" is there twice; the first is taken',
  ])
})

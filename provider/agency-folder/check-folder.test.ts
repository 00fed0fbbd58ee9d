import { mkdir, readdir, stat, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { expect, it } from 'vitest'

import { freshFolder } from '#storage/fresh-folder.fixture.ts'

import { checkFolder } from './check-folder.ts'
import {
  clip,
  exampleBoards,
  film,
  freshAgency,
  noise,
  picture,
  postNamed,
  talentNamed,
  writeAgency,
} from './fresh-agency.fixture.ts'

it('a good folder has no problems, whatever its files are called', async () => {
  const files = {
    'a.jpg': await picture('red', large),
    'walk.bin': clip('walk'),
    'posts/wool.html': '<img src="posts/b.png">',
    'posts/b.png': await picture('blue', { ...large, format: 'webp' }),
  }
  const talents = [talentNamed('ana', { cover: './a.jpg', videos: [{ file: 'walk.bin' }] })]
  const posts = [postNamed('wool', { content: 'file: posts/wool.html' })]
  expect(await check({ talents, posts }, files)).toEqual({
    status: 'checked',
    talents: 1,
    posts: 1,
    files: 5,
    unnamed: [],
    problems: [],
    warnings: [],
  })
})

it('every mistake is told in one go, with file, place and reason', async () => {
  const cut = await noise({ format: 'jpeg' })
  const folder = await freshFolder()
  const files = {
    'a.png': await picture('red'),
    'cut.jpg': cut.subarray(0, cut.length - 30),
    'drawing.png': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'empty.jpg': '',
    'old.html': Buffer.from('S\xe3o', 'latin1'),
    'half.mp4': clip('half of a film').subarray(0, -3),
  }
  await symlink('/etc/hostname', join(folder, 'hosts.png'))
  const talents = [
    talentNamed('ana', { measures: { height: 17.8, waist: 24 }, birthdate: '2009-02-30' }),
    talentNamed('bia', { cover: 'cut.jpg', coverWeb: 'empty.jpg', cover2: '/etc/passwd' }),
    talentNamed('cora', { book: [{ file: 'drawing.png' }, { file: 'a.png', width: 1e12 }] }),
    talentNamed('bia', { name: 'Another' }),
    talentNamed('dora', { boards: ['catwalk'], polaroids: [{ file: 'hosts.png' }] }),
    talentNamed('eva', { videos: [{ file: 'half.mp4' }, {}] }),
  ]
  const posts = [
    postNamed('wool', { content: 'file: old.html', batch: 'wool' }),
    postNamed('felt', { batch: 'both', date: 'May' }),
    postNamed('hemp', { batch: 'both' }),
    postNamed('silk', { batch: 'both' }),
  ]
  const staff = [{ name: 'Rui', email: 'rui@', language: 'pt' }]
  const social = { instagram: { url: 'nowhere' } }
  const report = await check({ talents, posts, staff, social }, files, folder)
  const told = report.problems.map(({ file, place, reason }) => `${file} | ${place} | ${reason}`)
  expect(told).toEqual([
    'agency.json | talents.ana.measures.height | must be from 30 to 250 cm',
    'agency.json | talents.ana.measures.waist | must be from 25 to 250 cm',
    'agency.json | talents.ana.birthdate | is no day (yyyy-MM-dd)',
    'agency.json | talents.cora.book.1.width | must be from 1 to 65535 pixels',
    'agency.json | talents.eva.videos.1 | needs a file, or provider and id',
    'agency.json | posts.en.felt.date | is no day (yyyy-MM-dd)',
    'agency.json | staff.0.email | is no e-mail address',
    'agency.json | social.instagram.url | is no address (https://…)',
    'agency.json | talents.3.slug | "bia" is there twice; the first is taken',
    'cut.jpg | talents.bia.cover | is damaged: its end is missing',
    'empty.jpg | talents.bia.coverWeb | is empty',
    '/etc/passwd | talents.bia.cover2 | is not a path inside the folder',
    expect.stringMatching(/^drawing.png \| talents.cora.book \| is no picture/),
    'agency.json | talents.dora.boards | "catwalk" is no board of this agency, so the talent stays as it was',
    'hosts.png | talents.dora.polaroids | leads out of the folder',
    'half.mp4 | talents.eva.videos | is damaged: its end is missing',
    'old.html | posts.en.wool.content | is not UTF-8',
  ])
})

it('what is taken, but hardly as it was meant, is a warning: unknown fields, films and pictures that few can see well', async () => {
  const files = {
    'small.png': await picture('red', { width: 500, height: 799 }),
    'upright.png': await picture('red', { width: 500, height: 800 }),
    'good.mp4': film('isom', 'avc1'),
    'phone.mp4': film('isom', 'hvc1'),
    'tagged.mp4': film('mp42', 'hev1'),
    'old.mp4': film('mp42', 'mp4v'),
    'camera.mov': film('qt  ', 'avc1'),
    'both.mov': film('qt  ', 'hvc1'),
  }
  const videos = ['good.mp4', 'phone.mp4', 'tagged.mp4', 'old.mp4', 'camera.mov', 'both.mov']
  const talents = [
    talentNamed('ana', { polariods: [], measures: { heigth: 180 }, cover: 'small.png' }),
    talentNamed('bia', { videos: videos.map((file) => ({ file })), cover: 'upright.png' }),
    talentNamed('cora', { polariods: [], note: 'call her' }),
  ]
  const posts = [postNamed('hemp', { batch: 'both' }), postNamed('silk', { batch: 'both' })]
  const social = { instagram: { url: 'https://a.example/', name: 'ana' } }
  const report = await check({ talents, posts, social, newsletter: [] }, files)
  expect(report).toMatchObject({ problems: [] })
  const warnings = report.status === 'checked' ? report.warnings : []
  const told = warnings.map(({ file, place, reason }) => `${file} | ${place} | ${reason}`)
  const unplayed = 'which many browsers do not play: save it as MP4 with H.264'
  const noField = 'is no field of an agency folder'
  expect(new Set(told)).toEqual(
    new Set([
      `agency.json | newsletter | ${noField}`,
      `agency.json | social.instagram.name | ${noField}`,
      `agency.json | talents.ana.measures.heigth | ${noField}; is "height" meant?`,
      `agency.json | talents.ana.polariods | ${noField} (2 times); is "polaroids" meant?`,
      `agency.json | talents.cora.note | ${noField}`,
      'agency.json | posts.en.silk.batch | is in the batch of hemp, which is in the same language',
      'small.png | talents.ana.cover | is under 800 pixels on its longer side, and looks blurred',
      `phone.mp4 | talents.bia.videos | is a HEVC film, ${unplayed}`,
      `tagged.mp4 | talents.bia.videos | is a HEVC film, ${unplayed}`,
      `old.mp4 | talents.bia.videos | is a film in mp4v, ${unplayed}`,
      `camera.mov | talents.bia.videos | is a QuickTime film, ${unplayed}`,
      `both.mov | talents.bia.videos | is a HEVC film, ${unplayed}`,
    ]),
  )
})

it('warns of accounts, addresses and films that would not be shown', async () => {
  const talents = [
    talentNamed('ana', {
      instagram: '@ana.lima',
      modelsCom: 'https://models.com/ana',
      videos: [
        { provider: 'youtube', id: 'abcdefghijk' },
        { provider: 'vimeo', id: '1234/ab12' },
      ],
    }),
    talentNamed('bia', {
      instagram: 'bia prado',
      modelsCom: 'http://models.com/bia',
      videos: [{ provider: 'youtube', id: 'https://youtu.be/abcdefghijk' }],
      digitalVideos: [{ provider: 'vimeo', id: 'vimeo.com/1234' }],
    }),
    talentNamed('cora', { instagram: '', modelsCom: ' ' }),
  ]
  const social = { instagram: { url: 'http://instagram.com/a' }, tiktok: { url: null } }
  const report = await check({ talents, social }, {})
  const warnings = report.status === 'checked' ? report.warnings : []
  expect(warnings.map(({ place, reason }) => `${place} ${reason}`)).toEqual([
    'talents.bia.instagram is no name, @name or address at Instagram, so it is not shown',
    'talents.bia.modelsCom is no https address at models.com, so it is not shown',
    "talents.bia.videos has an id that is no film's at youtube, so it is not shown",
    "talents.bia.digitalVideos has an id that is no film's at vimeo, so it is not shown",
    'social.instagram.url is no https address, so it is not shown',
  ])
})

const speaking = (...codes: string[]) => ({ languages: codes.map((language) => ({ language })) })

it('warns of codes of countries and languages with a wrong case, which are shown as words', async () => {
  const talents = [
    talentNamed('ana', { nationality: 'br', ...speaking('PT', 'pt-br', 'Es') }),
    talentNamed('bia', { nationality: 'BR', ...speaking('pt', 'pt-BR', 'qq', 'Libras') }),
    talentNamed('cora', { nationality: 'Brasil' }),
  ]
  const report = await check({ talents }, {})
  const warnings = report.status === 'checked' ? report.warnings : []
  expect(warnings.map(({ place, reason }) => `${place} ${reason}`)).toEqual([
    'talents.ana.nationality "br" is shown as it is; is the code "BR" meant?',
    'talents.ana.languages "PT" is shown as it is; is the code "pt" meant?',
    'talents.ana.languages "pt-br" is shown as it is; is the code "pt-BR" meant?',
    'talents.ana.languages "Es" is shown as it is; is the code "es" meant?',
  ])
})

it('warns of lengths that may be inches, but for a child', async () => {
  const inches = { height: 70, bust: 34, waist: 25 }
  const talents = [
    talentNamed('ana', { boards: ['mainboard'], measures: { ...inches, hips: 50 } }),
    talentNamed('bia', { measures: { height: 100, chest: 49.5 } }),
    talentNamed('cora', { boards: ['kids'], measures: inches }),
  ]
  const report = await check({ talents }, {})
  const warnings = report.status === 'checked' ? report.warnings : []
  expect(warnings.map(({ place, reason }) => `${place} ${reason}`)).toEqual([
    'talents.ana.measures.height 70 is shown as 70 cm; are 70 inches (178 cm) meant?',
    'talents.ana.measures.bust 34 is shown as 34 cm; are 34 inches (86 cm) meant?',
    'talents.ana.measures.waist 25 is shown as 25 cm; are 25 inches (64 cm) meant?',
    'talents.bia.measures.chest 49.5 is shown as 49.5 cm; are 49.5 inches (126 cm) meant?',
  ])
})

it('an import warns of the same, also when it knows the files already', async () => {
  await using agency = await freshAgency('sqlite')
  const talents = [talentNamed('ana', { videos: [{ file: 'phone.mp4' }], polariods: [] })]
  await writeAgency(agency.folder, { talents }, { 'phone.mp4': film('isom', 'hvc1') })
  const checked = await checkFolder({ folder: agency.folder, boards: exampleBoards, onProgress })
  const warnings = checked.status === 'checked' ? checked.warnings : []
  expect(warnings).toHaveLength(2)
  expect(await agency.importIt()).toMatchObject({ problems: [], warnings })
  expect(await agency.importIt()).toMatchObject({ problems: [], warnings })
})

it('files that nobody names are told apart, those of the system are not', async () => {
  const folder = await freshFolder()
  await mkdir(join(folder, 'ana'))
  for (const name of ['notes.txt', 'ana/old.jpg', '.DS_Store']) {
    await writeFile(join(folder, name), 'x')
  }
  await writeFile(join(folder, 'a.png'), await picture('red'))
  await symlink('../a.png', join(folder, 'ana/cover.png'))
  const report = await check(
    { talents: [talentNamed('ana', { cover: 'ana/cover.png' })] },
    {},
    folder,
  )
  expect(report).toMatchObject({ problems: [], unnamed: ['ana/old.jpg', 'notes.txt'] })
})

it('a file is named too where it cannot be taken, or what names it cannot', async () => {
  const files = {
    'ana/cover.jpg': '',
    'wool.html': '<p>Wool.</p>',
    'loom.png': await picture('red'),
    'cover.jpg': await picture('blue'),
  }
  const talents = [talentNamed('ana', { cover: 'ana/cover.jpg' })]
  const posts = [
    postNamed('wool', { date: 'May', content: 'file: wool.html' }),
    postNamed('felt', { date: 'May', content: '<img src="loom.png">' }),
  ]
  expect(await check({ talents, posts }, files)).toMatchObject({ unnamed: ['cover.jpg'] })
})

it('a name that is empty is told at its own place', async () => {
  const talents = [talentNamed('ana', { hair: '', cover: '', videos: [{ file: ' ' }] })]
  const posts = [postNamed('wool', { content: 'file:' })]
  const { problems } = await check({ talents, posts }, {})
  expect(problems).toEqual([
    { file: 'agency.json', place: 'talents.ana.cover', reason: 'names no file', line: 1 },
    { file: 'agency.json', place: 'talents.ana.videos', reason: 'names no file', line: 1 },
    { file: 'agency.json', place: 'posts.en.wool.content', reason: 'names no file', line: 1 },
  ])
})

it('a slug that no file could be named after is told', async () => {
  const talents = [talentNamed('a'.repeat(200)), talentNamed('b'.repeat(201))]
  const { problems } = await check({ talents }, {})
  expect(problems.map(({ place, reason }) => `${place} ${reason}`)).toEqual([
    'talents.1.slug must be 200 letters at the most',
  ])
})

it('what a check says, an import says too, and after a check without problems it has none', async () => {
  await using agency = await freshAgency('sqlite')
  const talents = [talentNamed('ana', { cover: 'lost.png', boards: ['catwalk'] })]
  const posts = [postNamed('wool', { content: '<img src="lost.png">' })]
  await writeAgency(agency.folder, { talents, posts })
  const checked = await checkFolder({ folder: agency.folder, boards: exampleBoards, onProgress })
  const imported = await agency.importIt()
  expect(checked.problems).toHaveLength(3)
  expect(checked.problems).toEqual(imported.problems)
})

it('a folder stays as it was', async () => {
  const folder = await freshFolder()
  await check({ talents: [talentNamed('ana', { cover: 'a.png' })] }, {}, folder)
  const before = await stat(folder, { bigint: true })
  await checkFolder({ folder, boards: exampleBoards, onProgress })
  expect(await readdir(folder)).toEqual(['agency.json'])
  expect((await stat(folder, { bigint: true })).mtimeNs).toBe(before.mtimeNs)
})

it('a folder that cannot be read is one problem', async () => {
  const folder = await freshFolder()
  await writeFile(join(folder, 'agency.json'), '{"version": 1,\n"talents": [,]}')
  const reason = expect.stringMatching(/^is not JSON from column 13 on: a comma, quote or bracket/)
  expect(await checkFolder({ folder, boards: exampleBoards, onProgress })).toEqual({
    status: 'invalid',
    problems: [{ file: 'agency.json', place: '', reason, line: 2 }],
  })
})

const onProgress = () => {}
const large = { width: 600, height: 800 }

/** Writes a folder and checks it. */
async function check(agency: object, files: Record<string, string | Uint8Array>, into?: string) {
  const folder = into ?? (await freshFolder())
  await writeAgency(folder, agency, files)
  return checkFolder({ folder, boards: exampleBoards, onProgress })
}

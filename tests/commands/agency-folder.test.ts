import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'

import { describe, expect, it } from 'vitest'

import {
  picture,
  postNamed,
  talentNamed,
  writeAgency,
} from '#provider/agency-folder/fresh-agency.fixture.ts'
import { freshFolder } from '#storage/fresh-folder.fixture.ts'

import { credentials } from '../credentials.ts'
import { veredaWith } from '../journeys/vereda-with.ts'
import { launch } from '../durability/kill-import.ts'
import { baseEnvironment, runToEnd } from '../processes.ts'

describe('npm run agency -- check', () => {
  it('names what is wrong by line, place and file, ends with 1, and writes nothing', async () => {
    const { folder, data, run } = await agencyWith([
      talentNamed('ana', { cover: 'a.png' }),
      talentNamed('bia', { cover: 'lost\u001B[2J.png', measures: { height: 1.78 } }),
    ])
    await writeFile(join(folder, 'notes.txt'), 'call Ana')
    await writeFile(join(folder, 'walk.vtt'), 'WEBVTT')
    const { code, said } = await run('check', folder)
    expect(code).toBe(1)
    expect(said).toEqual([
      'note: notes.txt is not named in agency.json',
      'note: walk.vtt belongs to no film of videos or digitalVideos: it must end in .vtt, .chapters.vtt, or these after .pt, .en or .es',
      'agency.json:1 talents.bia.measures.height: must be from 30 to 250 cm',
      'agency.json:1 talents.bia.cover: lost[2J.png does not exist',
      '2 problems; 2 talents, 0 posts, 3 files.',
    ])
    expect(existsSync(data)).toBe(false)
  })

  it('ends with 0 where nothing is wrong', async () => {
    const { folder, run } = await agencyWith([talentNamed('ana', { cover: 'a.png' })])
    const { code, said } = await run('check', folder)
    expect([code, said]).toEqual([0, ['No problems; 1 talent, 0 posts, 2 files.']])
  })

  it('ends as it would if whoever reads its report leaves', async () => {
    const { folder } = await agencyWith([talentNamed('ana', { cover: 'lost.png' })])
    const child = spawn(process.execPath, ['server/agency.ts', 'check', folder], {
      env: baseEnvironment,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    child.stdout.destroy()
    const [said] = await Promise.all([text(child.stderr), once(child, 'exit')])
    expect([child.exitCode, said]).toEqual([
      1,
      'Checking: 0 % · 0 of 1\nChecking: 100 % · 1 of 1\n',
    ])
  })

  it('says where the file stops being JSON', async () => {
    const { folder, run } = await agencyWith([])
    await writeFile(join(folder, 'agency.json'), '{\n  "version": 1\n  "talents": []\n}')
    const likely =
      'a comma, quote or bracket is missing or too many, there or at the end of the line before'
    expect(await run('check', folder)).toEqual({
      code: 1,
      said: [
        `agency.json:3: is not JSON from column 3 on: ${likely}`,
        'Nothing could be imported.',
      ],
    })
  })
})

describe('npm run agency -- import', () => {
  it('ends with 1 when it left something out, after taking the rest', async () => {
    const bad = talentNamed('bia', { cover: 'lost.png' })
    const { folder, run } = await agencyWith([talentNamed('ana', { cover: 'a.png' }), bad])
    expect(await run('import', folder)).toEqual({
      code: 1,
      said: ['agency.json:1 talents.bia.cover: lost.png does not exist', 'talents: 2 new.'],
    })
  })

  it('ends with 0 when it only warns, a line a warning and a few of a kind', async () => {
    const talents = Array.from({ length: 13 }, (_, index) => `t${index}`)
    const { folder, run } = await agencyWith(
      talents.map((slug) => talentNamed(slug, { cover: `${slug}.png`, polariods: [] })),
    )
    for (const [index, slug] of talents.entries()) {
      await writeFile(join(folder, `${slug}.png`), await picture(`rgb(${index}, 0, 0)`))
    }
    const { code, said } = await run('import', folder)
    expect(code).toBe(0)
    expect(said[0]).toBe(
      'warning: agency.json:1 talents.t0.polariods: is no field of an agency folder (13 times); is "polaroids" meant?',
    )
    expect(said.filter((line) => line.includes('under 800 pixels'))).toHaveLength(11)
    expect(said.at(-2)).toMatch(/^warning: 3 more like this: is under 800 pixels/)
    expect(said.at(-1)).toBe('talents: 13 new.')
  })

  it('warns that the site does not show it while the services are elsewhere', async () => {
    const { folder, data } = await agencyWith([talentNamed('ana')])
    const environment = {
      ...credentials,
      PANEL_URL: 'https://panel.example',
      INTEGRATION_URL: 'https://integration.example',
      DATA_DIR: data,
    }
    const { code, said } = await runToEnd('agency', environment, ['import', folder])
    expect(code).toBe(0)
    expect(said).toMatch(/^warning: PANEL_URL is set: .*, and nothing of this import/m)
  })

  it('is refused while another one runs, and completes one that was killed', async () => {
    const files = Array.from({ length: 100 }, (_, index) => `${index}.png`)
    const book = files.map((file) => ({ file }))
    const { folder, data, run } = await agencyWith([talentNamed('ana', { book })])
    const red = await picture('red', { width: 800, height: 800 })
    for (const file of files) await writeFile(join(folder, file), red)
    const first = launch('import', folder, data)
    await first.begun
    process.kill(first.pid, 'SIGSTOP') // so that it runs until it is killed
    expect(await run('import', folder)).toEqual({
      code: 1,
      said: [
        'Nothing was imported: another import is running. Run this one again when that one has ended.',
      ],
    })
    first.kill()
    expect(await first.ended).toBe(false)
    expect(await run('import', folder)).toEqual({ code: 0, said: ['talents: 1 new.'] })
  })
})

it.each(['check', 'import'])(
  'npm run agency -- %s warns of posts in a language that the site does not have, and of one without staff',
  async (command) => {
    const folder = await freshFolder()
    const posts = [postNamed('wool'), postNamed('felt', { language: 'pt' })]
    const staff = [{ name: 'Rui', email: 'rui@agency.example', language: 'pt' }]
    await writeAgency(folder, { posts, staff })
    const AGENCY_CONFIG = await veredaWith({ menuLanguages: ['pt', 'es'] }, await freshFolder())
    const environment = { DATA_DIR: await freshFolder(), AGENCY_CONFIG }
    const { code, said } = await runToEnd('agency', environment, [command, folder])
    expect(code).toBe(0)
    expect(said.split('\n').filter((line) => line.startsWith('warning'))).toEqual([
      'warning: agency.json:1 posts.en.wool.language: the site has no "en" (menuLanguages of the identity file), so the post is not shown',
      'warning: agency.json:1 staff: lists nobody in "es", so the site shows no staff in that language',
    ])
  },
)

it.each(['check', 'import'])(
  'npm run agency -- %s warns an agency, but not the demo, that SITE_URL is unset',
  async (command) => {
    const folder = await freshFolder()
    await writeAgency(folder, { talents: [talentNamed('ana')] })
    const DATA_DIR = await freshFolder()
    const AGENCY_CONFIG = await veredaWith({ brand: 'Lume' }, await freshFolder())
    const saidWith = async (environment: Record<string, string>) => {
      const run = await runToEnd('agency', { DATA_DIR, ...environment }, [command, folder])
      expect(run.code).toBe(0)
      return run.said
    }
    const warning = 'warning: SITE_URL is unset'
    expect(await saidWith({ AGENCY_CONFIG })).toContain(warning)
    expect(await saidWith({})).not.toContain(warning)
    const SITE_URL = 'https://lume.example'
    expect(await saidWith({ AGENCY_CONFIG, SITE_URL })).not.toContain(warning)
  },
)

describe('npm run agency -- export', () => {
  it('writes what was imported, which imported again changes nothing', async () => {
    const { folder, data, run } = await agencyWith([talentNamed('ana', { cover: 'a.png' })])
    await run('import', folder)
    const copy = join(folder, 'copy')
    const { code, said } = await run('export', copy)
    expect([code, said]).toEqual([0, [`1 talent, 0 posts, 2 files in ${copy}.`]])
    const again = await run('import', copy)
    expect([again.code, again.said]).toEqual([0, ['Nothing changed.']])

    await rm(join(data, 'media'), { recursive: true })
    const lost = await run('export', join(folder, 'second'))
    expect(lost.code).toBe(1)
    expect(lost.said).toContain('talents/ana/cover.png: is no longer in MEDIA_STORAGE')
  })

  it('says in one sentence why the system refuses it', async () => {
    const { folder, run } = await agencyWith([])
    await run('import', folder)
    const { code, said } = await run('export', '/sys/copy') // where not even root can
    expect(code).toBe(1)
    expect(said).toEqual([
      expect.stringMatching(/^The system refused: E\w+: .*mkdir '\/sys\/copy'\.$/),
    ])
  })

  it('refuses a folder in which something lies, and to export what there is not', async () => {
    const { folder, run } = await agencyWith([])
    expect(await run('export', join(folder, 'copy'))).toEqual({
      code: 1,
      said: ['There is no agency to export yet: import one, or start the site once.'],
    })
    await run('import', folder)
    expect(await run('export', folder)).toEqual({
      code: 1,
      said: [`${folder} is neither empty nor the folder of an earlier export: choose another one.`],
    })
  })
})

it.each([
  [[]],
  [['check']],
  [['import']],
  [['export']],
  [['check', 'one', 'two']],
  [['burn', 'it']],
])('npm run agency -- %j is told how it is used', async (words) => {
  const { code, said } = await runToEnd('agency', {}, words)
  expect(code).toBe(64)
  expect(said).toMatch(/^Usage: npm run agency -- /)
})

/** A folder with these talents and one picture, and a data folder that is not there yet. */
async function agencyWith(talents: readonly object[]) {
  const world = await freshFolder()
  const folder = join(world, 'agency')
  const data = join(world, 'data')
  await writeAgency(
    folder,
    { talents },
    { 'a.png': await picture('red', { width: 600, height: 800 }) },
  )
  const run = async (...words: string[]) => {
    const { code, said } = await runToEnd('agency', { DATA_DIR: data }, words)
    return { code, said: said.split('\n').filter(isNoProgress) }
  }
  return { folder, data, run }
}

/** Progress goes another way than the rest, so their order is anybody's. */
function isNoProgress(line: string): boolean {
  return line !== '' && !/^(?:Check|Import|Export)ing: \d/.test(line)
}

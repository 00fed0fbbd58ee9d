import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

import { expect, it } from 'vitest'

import { AgencyFolder, FolderPost, FolderTalent, Picture } from '#contract/agency-folder.ts'
import { checkFolder } from '#provider/agency-folder/check-folder.ts'
import { clip, picture, writeAgency } from '#provider/agency-folder/fresh-agency.fixture.ts'
import { describeCheck } from '#server/reports/folder-reports.ts'
import { loadIdentity } from '#server/environment/identity.ts'
import { freshFolder } from '#storage/fresh-folder.fixture.ts'

const root = resolve(import.meta.dirname, '..')
const document = readFileSync(join(root, 'docs/agency-folder.md'), 'utf8')
const example = /```json\n([^]*?)```/.exec(document)?.[1] ?? ''

it('the example in docs/agency-folder.md has no problems for the agency that comes with the project', async () => {
  const { said, problems } = await check(example)
  expect(problems).toEqual([])
  expect(said).toBe('No problems; 2 talents, 2 posts, 15 files.\n')
})

it('what it shows of a check is what a check says', async () => {
  const mistaken = example.replace('"height": 178,', '"height": 1.78,')
  const { said } = await check(mistaken, { without: 'ana-lima/book-2.jpg', and: 'notes.txt' })
  const [, shown] = /```\n(note: [^`]*)```/.exec(document) ?? []
  expect(shown).toBe(said)
})

it('it has and explains every field that there is', () => {
  const agency = JSON.parse(example)
  const talents = Object.assign({}, ...agency.talents)
  const measures = Object.assign(
    {},
    ...agency.talents.map((talent: typeof talents) => talent.measures),
  )
  expect(Object.keys(agency)).toEqual(Object.keys(AgencyFolder.entries))
  expect(new Set(Object.keys(talents))).toEqual(new Set(Object.keys(FolderTalent.entries)))
  expect(new Set(Object.keys(measures))).toEqual(
    new Set(Object.keys(FolderTalent.entries.measures.entries)),
  )
  expect(Object.keys(agency.talents[0].book[0])).toEqual(Object.keys(Picture.entries))
  expect(Object.keys(agency.posts[0])).toEqual(Object.keys(FolderPost.entries))
  const fields = [AgencyFolder, FolderTalent, FolderTalent.entries.measures, Picture, FolderPost]
  for (const field of fields.flatMap(({ entries }) => Object.keys(entries))) {
    if (field !== 'talents') expect(document).toContain(`\`${field}\``)
  }
})

type Mistakes = { without?: string; and?: string }

/** Checks the folder that the example describes, with a good file for every name. */
async function check(json: string, { without, and }: Mistakes = {}) {
  const folder = await freshFolder()
  const names = new Set(json.match(/[\w-]+\/[\w-]+\.(?:jpg|mp4|html)/g))
  if (without !== undefined) names.delete(without)
  const files: Record<string, string | Uint8Array> = {}
  for (const name of names) files[name] = await contentFor(name)
  if (and !== undefined) files[and] = 'call Ana'
  await writeAgency(folder, json, files)
  const { boards } = await loadIdentity(join(root, 'agency.config.ts'))
  const report = await checkFolder({ folder, boards, onProgress: () => {} })
  return { said: describeCheck(report), problems: report.problems }
}

async function contentFor(name: string): Promise<string | Uint8Array> {
  if (name.endsWith('.html')) return '<p>A day at the loom.</p>'
  return name.endsWith('.mp4') ? clip(name) : await picture('grey', large)
}

const large = { width: 600, height: 800, format: 'jpeg' } as const
